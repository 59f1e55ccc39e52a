import { calls } from '@afterglow/contract/calls';
import type { Page } from '@playwright/test';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { expect, waitForHydration, test } from './visitor.ts';

const list = '/pornstars/most-popular/1/';
const openFilters = (page: Page) => page.locator('summary', { hasText: 'Filters' }).click();

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('the button stays in view, and says how many models the choices leave', async ({ page }) => {
    await page.goto(list);
    await waitForHydration(page);
    await openFilters(page);
    await expect(page.getByRole('button', { name: 'Show 80 models' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('combobox', { name: 'Age' }).selectOption('4');
    const button = page.getByRole('button', { name: /^Show (?!80 )\d+ models$/ });
    await expect(button).toBeInViewport({ ratio: 1 });
    const [count = ''] = /\d+/.exec((await button.textContent()) ?? '') ?? [];
    await button.tap();
    await expect(page).toHaveURL(/age=4/);
    await expect(page.getByText(`${count} models`, { exact: true })).toBeVisible();
  });
});

test('the button names no number if the count cannot be read', async ({ page }) => {
  await page.goto(list);
  await waitForHydration(page);
  await page.route(`**${pathPrefix(calls.models)}**`, (route) => route.fulfill({ status: 500 }));
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Age' }).selectOption('4');
  await expect(page.getByRole('button', { name: 'Show models', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button names no number, which could not follow the choices', async ({ page }) => {
    await page.goto(list);
    await openFilters(page);
    await expect(page.getByRole('button', { name: 'Show models', exact: true })).toBeVisible();
  });
});
