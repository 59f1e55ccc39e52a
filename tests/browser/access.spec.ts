import axe from 'axe-core';
import { expect, waitForHydration, test } from './visitor.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

test('landmarks have unique names with any header menu open', async ({ page }) => {
  await page.goto('/categories/');
  await waitForHydration(page);
  await page.evaluate(axe.source);
  const menus = page.getByRole('banner').locator('details');
  expect(await menus.count()).toBeGreaterThan(3);
  for (const menu of await menus.all()) {
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    const { violations } = await page.evaluate(() => window.axe.run(document, { runOnly: ['landmark-unique'] }));
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
