import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SiteParts } from '../parts.ts';
import { applyPreferences } from '../preferences.ts';
import { isSameOrigin } from '@afterglow/fixtures/contract/sameOrigin';

const limitForm = bodyLimit({
  maxSize: 16_384,
  onError: (context) =>
    context.text('That is more than this form can hold, so nothing was changed. Go back and send less.', 413, {
      'Cache-Control': 'no-store',
    }),
});

/** Forms that have no page of their own: language, theme, the age notice. */
export function preferencesApp({ settings, ageSecret }: Pick<SiteParts, 'settings' | 'ageSecret'>): Hono {
  const { publicOrigin, profile } = settings;
  const app = new Hono();
  app.post('/preferences', limitForm, async (context) => {
    if (!isSameOrigin((name) => context.req.header(name), publicOrigin)) {
      return context.text(
        'This form was sent from another site, so nothing was changed. Open the page here and try again.',
        403,
      );
    }
    const { cookies, next } = await applyPreferences({
      fields: new URLSearchParams(await context.req.text()),
      secure: publicOrigin.startsWith('https:'),
      demo: profile === 'demo',
      ageSecret,
      now: Date.now(),
    });
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
    return context.redirect(next, 303);
  });
  return app;
}
