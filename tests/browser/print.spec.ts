import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { expect, waitForHydration, test } from './visitor.ts';

const { standard } = fullVideos;

test('a printed list has its title and cards only', async ({ page }) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Printed pages have dark text on light paper in all themes.
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('light');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  for (const [what, shown] of [
    ['the skip link', page.getByRole('link', { name: 'Skip to the content' })],
    ['the search', page.getByRole('search')],
    ['a button', page.getByRole('button')],
    ['navigation', page.getByRole('navigation')],
  ] as const)
    await expect(shown, what).toHaveCount(0);
});

test('a printed video has its picture and texts, without the player', async ({ page }) => {
  await page.goto(`/video/${standard.id}/${standard.dir}/`);
  await waitForHydration(page);
  const player = page.locator('[data-component="VideoPlayer"]');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: standard.title })).toBeVisible();
  await expect(player.locator('img')).toBeVisible();
  await expect(player.locator('video')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await player.locator('img').evaluate((picture) => picture.remove());
  await expect(player, 'hidden without a picture').toBeHidden();
});

/** One browser prints all pages: a new one for each would load their code and pictures anew. */
test('nothing on a page can be pressed on paper', async ({ page }) => {
  for (const path of [
    '/',
    '/categories/',
    '/pornstars/most-popular/1/',
    `/pornstar/${fullModels.standard.dir}/`,
    `/pornsite/${fullChannels.standard.dir}/`,
    '/community/recent/1/',
    `/playlist/${playlists.standard.id}/`,
    '/search/1/?s=lake',
    '/history/',
    `/video/${standard.id}/${standard.dir}/`,
  ])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await waitForHydration(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      const shown = await page
        .locator('button, select, summary, video, [role="button"], [role="slider"], [data-component*="Button"]')
        .evaluateAll((parts) =>
          parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 120)),
        );
      expect.soft(shown, path).toEqual([]);
    });
});
