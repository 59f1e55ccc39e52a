import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { expect, waitForHydration, test } from './visitor.ts';

const { standard } = fullVideos;

test('a printed list is its title and its cards', async ({ page }) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Dark words on light paper, whatever the theme.
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('light');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  for (const [what, shown] of [
    ['the skip link', page.getByRole('link', { name: 'To the content' })],
    ['the search', page.getByRole('search')],
    ['a button', page.getByRole('button')],
    ['filters, pages and other places', page.getByRole('navigation')],
  ] as const)
    await expect(shown, what).toHaveCount(0);
});

test('a printed video is its picture and its words, without a player', async ({ page }) => {
  await page.goto(`/video/${standard.id}/${standard.dir}/`);
  await waitForHydration(page);
  const player = page.locator('[data-component="VideoPlayer"]');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: standard.title })).toBeVisible();
  await expect(player.locator('img')).toBeVisible();
  await expect(player.locator('video')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await player.locator('img').evaluate((picture) => picture.remove());
  await expect(player, 'nothing in place of a picture that there is not').toBeHidden();
});
