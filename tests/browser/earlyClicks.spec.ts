import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';
import { expect, waitForHydration, test } from './visitor.ts';

const { standard } = fullVideos;

const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/*.js');

test('clicks on Share before hydration open it exactly once after it', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(`/video/${standard.id}/${standard.dir}/`, { waitUntil: 'commit' });
  const share = page.getByRole('button', { name: 'Share' });
  // The visitor clicks again, because nothing seems to happen.
  await share.click();
  await share.click();
  releaseScripts();
  await waitForHydration(page);
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog, 'the second click has opened nothing').toHaveCount(0);
  await share.click();
  await expect(dialog, 'after hydration every click counts').toBeVisible();
});

test('a menu opened before hydration can be closed by Escape and outside clicks after it', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/categories/', { waitUntil: 'commit' });
  const menu = page.getByRole('banner').locator('details', { has: page.locator('a[lang]') });
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  releaseScripts();
  await waitForHydration(page);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).not.toHaveAttribute('open');
});

for (const [path, button, fields] of [
  ['/signin/', 'Sign in', ['Password']],
  ['/signup/', 'Create the account', ['User name', 'E-mail address', 'Password']],
  ['/restore-password/', 'Send me a link', ['E-mail address']],
  ['/report/', 'Send the report', ['Address of the page', 'Your name', 'E-mail address']],
  ['/report/?subject=question', 'Send the message', ['E-mail address', 'Your message']],
] as const)
  test(`an empty form at ${path} that is sent before hydration says what is missing under its fields`, async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    expect((await posted).status()).toBe(422);
    for (const label of fields)
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        /This field is required/,
      );
    releaseScripts();
    await waitForHydration(page);
    for (const label of fields)
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        /This field is required/,
      );
  });
