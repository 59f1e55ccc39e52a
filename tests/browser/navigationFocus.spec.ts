import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';
import { expect, waitForHydration, test } from './visitor.ts';
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';

const { standard } = fullVideos;

declare global {
  interface Window {
    /** Focused elements, with the document title at that moment. */
    focused: { text: string; title: string }[];
  }
}

const recordFocus = (page: Page) =>
  page.evaluate(() => {
    window.focused = [];
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement)
        window.focused.push({ text: target.innerText.slice(0, 200), title: document.title });
    });
  });

const lastFocused = (page: Page) => page.evaluate(() => window.focused.at(-1));

test('navigation moves focus to the heading of the next page, after the title has changed', async ({ page }) => {
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  await recordFocus(page);
  await page.getByRole('link', { name: 'Next' }).first().click();
  await expect(page).toHaveURL('/videos/longest/2/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const title = await page.title();
  expect(title).toContain('2');
  expect(await lastFocused(page)).toEqual({ text: await page.getByRole('heading', { level: 1 }).innerText(), title });
});

test('focus moves when a slow page has loaded, unless it was moved meanwhile', async ({ page }) => {
  const openCategories = async () => {
    const release = await holdRequests(page, `**${pathPrefix(calls.categories)}**`);
    await page.goto('/videos/most-popular/1/');
    await waitForHydration(page);
    await recordFocus(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All categories' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    return release;
  };
  const heading = page.getByRole('heading', { level: 1, name: 'Categories' });
  const releaseFirst = await openCategories();
  releaseFirst();
  await expect(heading).toBeFocused();
  expect((await lastFocused(page))?.title).toContain('categories');

  const release = await openCategories();
  const home = page.getByRole('banner').getByRole('link').first();
  await home.focus();
  release();
  await expect(heading).toBeVisible();
  // Focus would move once the page has its title.
  await expect(page).toHaveTitle(/categories/);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(home).toBeFocused();
});

test('Back and Forward move focus to where it was', async ({ page }) => {
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  const link = page.getByRole('main').getByRole('article').nth(6).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/video\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/videos/longest/1/');
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(heading).toBeFocused();
});

test('the first page does not move focus to its heading', async ({ page }) => {
  await page.goto(`/video/${standard.id}/${standard.dir}/`);
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
});
