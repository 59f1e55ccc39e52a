/** The demo with its partners, as somebody sees it who has just started it. */
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { channels } from '@afterglow/fixtures/data/channels';
import { startSite } from './ownSite.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const { standard } = fullVideos;

for (const [setting, banner] of [
  ['on', 'img'],
  ['frame', 'iframe'],
] as const)
  test(`a guest who accepts sees its advertisements, with a banner that is an ${banner}`, async ({ page, context }) => {
    const site = await startSite({ DEMO_PARTNERS: setting }, 'demo.localhost');
    try {
      await context.addCookies([{ name: 'cookieChoice', value: 'accept', url: site.origin }]);
      await page.goto(`${site.origin}/video/${standard.id}/${standard.dir}/`);
      await waitForHydration(page);
      const promo = page.locator('[data-component="PromoBanner"]');
      await expect(promo.locator(`${banner}:visible`)).toHaveCount(1);
      await expect(promo.getByRole('link', { name: 'Ad: to the offer, in a new tab' })).toBeVisible();
      await expect(page.locator('iframe[title="Ad"]:not([data-part])').first()).toBeVisible();
      const model = page.locator('[data-component="AffiliateModelCard"]').first();
      await model.scrollIntoViewIfNeeded();
      await expect(model.locator('img')).toHaveJSProperty('complete', true);
      const offer = context.waitForEvent('page');
      await promo.getByRole('link').click();
      await expect((await offer).getByRole('heading', { name: 'A quiet hotel' })).toBeVisible();
      await page.goto(`${site.origin}/pornsite/${channels.many.dir}/`);
      await waitForHydration(page);
      expect(await page.locator('#page-config').textContent()).toContain('"hidden_channels":["Harbour Films"]');
    } finally {
      await site.end();
    }
  });
