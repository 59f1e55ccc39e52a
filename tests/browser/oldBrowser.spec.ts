import { expect, test, waitForHydration } from './visitor.ts';

test('a browser that lacks something is told so, and no other one', async ({ page }) => {
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  const notice = page.getByText('This browser is too old for parts of this site.');
  await expect(notice).toBeHidden();
  // The page marks a browser in this way if modules are disabled.
  await page.evaluate(() => (document.documentElement.dataset['lacks'] = ''));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
});
