import { Hono } from 'hono';
import { limitForm, refuseForeignForm } from '../middleware/form.ts';
import type { SiteParts } from '../parts.ts';
import { applyPreferences } from '../preferences.ts';

/** Forms that have no page of their own: language, theme, the age notice. */
export function preferencesApp({ settings, ageSecret }: Pick<SiteParts, 'settings' | 'ageSecret'>): Hono {
  const { publicOrigin, profile } = settings;
  const app = new Hono();
  app.post('/preferences', limitForm, refuseForeignForm(publicOrigin), async (context) => {
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
