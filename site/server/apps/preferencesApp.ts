import { Hono } from 'hono';
import { limitForm, refuseForeignForm } from '../middleware/form.ts';
import type { SiteParts } from '../parts.ts';
import { applyPreferences } from '../preferences.ts';

/** Receives the forms that have no page of their own, such as language, theme and the age notice. */
export function preferencesApp({ settings, ageSecret }: Pick<SiteParts, 'settings' | 'ageSecret'>): Hono {
  const { publicOrigin, profile } = settings;
  const app = new Hono();
  app.post('/preferences', limitForm, refuseForeignForm(publicOrigin), async (context) => {
    const fields = new URLSearchParams(await context.req.text());
    const { cookies, next } = await applyPreferences({
      fields,
      secure: publicOrigin.startsWith('https:'),
      demo: profile === 'demo',
      ageSecret,
      now: Date.now(),
    });
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
    if (fields.get('wipe') === 'all') context.header('Clear-Site-Data', '"storage"');
    return context.redirect(next, 303);
  });
  return app;
}
