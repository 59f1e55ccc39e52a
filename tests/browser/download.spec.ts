/** Downloads: the site's offer to a guest, and the file for a member (D57, R103, R106). */
import { demoSite } from '@afterglow/contract/siteFile';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { devices, type Page } from '@playwright/test';
import { pauseClock } from './playerPage.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const { brand } = demoSite;
const { standard } = fullVideos;
const video = `/video/${standard.id}/${standard.dir}/`;
const download = (page: Page) => page.locator('[data-component="DownloadButton"]').getByRole('link');

async function ask(page: Page, path = video): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await download(page).click();
}

test('a guest is offered the extension of the browser, and to sign in', async ({ page }) => {
  await ask(page);
  const dialog = page.getByRole('dialog', { name: 'Download this video' });
  await expect(dialog.getByRole('link', { name: 'Add to Chrome' })).toHaveAttribute('href', brand.extension ?? '');
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/signin\//);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(download(page)).toBeFocused();
});

/** Ways in which a guest comes to a video with Russian as the language. */
const askedForRussian: Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>> = {
  'by its address': (page) => page.goto(`${video}?lang=ru`),
  'by the address of an earlier page': async (page) => {
    await page.goto('/?lang=ru');
    await page.goto(video);
  },
  'by a choice that is kept': async (page, origin) => {
    await page.context().addCookies([{ name: 'kt_lang', value: 'ru', url: origin }]);
    await page.goto(video);
  },
};

for (const [how, come] of Object.entries(askedForRussian))
  test(`a guest who asked for Russian ${how} follows a channel, waits ten seconds, and downloads`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.route(`${brand.telegram}**`, (route) => route.fulfill({ body: 'A channel' }));
    await come(page, baseURL ?? '');
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await download(page).click();
    const dialog = page.getByRole('dialog', { name: 'Скачать видео' });
    const tooEarly = dialog.getByRole('button', { name: 'Скачать' });
    await expect(tooEarly).toHaveAttribute('aria-disabled', 'true');
    // Paused, because a clock that is only installed runs on.
    await page.clock.install();
    await pauseClock(page);

    // Forced, because the button is marked as disabled, but visitors can press it nevertheless.
    await tooEarly.click({ force: true });
    const shaking = dialog.locator('[data-shaking]');
    await expect(shaking).toBeAttached();
    await expect(dialog).toContainText('Сначала подпишитесь на канал.');
    await page.clock.runFor(699);
    await expect(shaking).toBeAttached();
    await page.clock.runFor(1);
    await expect(shaking).not.toBeAttached();

    const channel = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Подписаться' }).click();
    expect((await channel).url()).toContain(brand.telegram);
    await page.clock.runFor(9_000);
    await tooEarly.click({ force: true });
    await expect(shaking).toBeAttached();
    await page.clock.runFor(999);
    await expect(tooEarly).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(251);
    const file = dialog.getByRole('link', { name: 'Скачать' });
    const response = await page.request.get((await file.getAttribute('href')) ?? '', {
      headers: { Range: 'bytes=0-9' },
    });
    expect(response.headers()['content-type']).toBe('video/mp4');
  });

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test('a guest is offered the app', async ({ page }) => {
    await ask(page);
    const dialog = page.getByRole('dialog', { name: 'Download on iPhone and iPad' });
    await expect(dialog.getByRole('link', { name: 'Open the App Store' })).toHaveAttribute('href', brand.iosApp ?? '');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same is said on a page', async ({ page }) => {
    await page.goto(video);
    await download(page).click();
    await expect(page).toHaveURL(/\/download$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
