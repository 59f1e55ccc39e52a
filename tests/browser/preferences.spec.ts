import type { Page } from '@playwright/test';
import { openToRest, watchRest, whenIdleBegins } from './atRest.ts';
import { recordRequests } from './requests.ts';
import { shiftsSoFar } from './shiftsSoFar.ts';
import { expect, waitForHydration, test } from './visitor.ts';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('a chosen theme applies and persists', async ({ page }) => {
  await page.goto('/categories/');
  await waitForHydration(page);
  expect(await theme(page)).toBe('dark');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const answer = await page.reload();
  expect(await answer?.text()).toContain('data-theme="light"');
});

test('discreet mode persists', async ({ page, context, ownSite }) => {
  await context.addCookies([{ name: 'discreet', value: 'on', url: ownSite.origin }]);
  const answer = await page.goto('/videos/longest/1/');
  expect(await answer?.text()).toMatch(/<html lang="en" data-theme="dark" data-discreet=""[ >]/);
});

test('a list stands as close as was chosen, parts of a page as they are drawn', async ({ page, context }) => {
  const columns = () =>
    page
      .locator('[data-part="grid-list"]')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  await page.goto('/videos/longest/1/');
  const cosy = await columns();
  await context.addCookies([{ name: 'density', value: 'compact', url: page.url() }]);
  await page.reload();
  expect(await columns()).toBeGreaterThan(cosy);
  await context.addCookies([{ name: 'density', value: 'list', url: page.url() }]);
  await page.reload();
  expect(await columns()).toBe(1);
  await page.goto('/');
  expect(await columns()).toBeGreaterThan(1);
});

test('discreet mode may blur titles, too, without JavaScript as well', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/videos/longest/1/');
  const appearance = page.getByRole('banner').locator('summary').filter({ hasText: /^$/ });
  await appearance.last().click();
  await page.getByRole('banner').getByRole('button', { name: 'Blur all pictures' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-discreet', /.*/);
  await appearance.last().click();
  await page.getByRole('banner').getByRole('button', { name: 'Blur titles, too' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-discreet', 'titles');
  await expect(page.getByRole('article').first().locator('h3')).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await context.close();
});

test.describe('in discreet mode, with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('every card has a button that shows its picture without following the link', async ({
    page,
    context,
    ownSite,
  }) => {
    await context.addCookies([{ name: 'discreet', value: 'on', url: ownSite.origin }]);
    await page.goto('/videos/longest/1/');
    const card = page.getByRole('article').nth(1);
    const picture = card.locator('img');
    await expect(picture).toHaveCSS('filter', /blur/);
    const show = card.getByRole('button', { name: /^Show the picture/ });
    await show.tap();
    await expect(picture).toHaveCSS('filter', 'none');
    await expect(page).toHaveURL('/videos/longest/1/');
    await show.tap();
    await expect(picture).toHaveCSS('filter', /blur/);
    const pictures = await page.getByRole('article').locator('img').count();
    expect(pictures).toBeGreaterThan(50);
    // Cards have it once the visitor comes near them.
    for (const far of await page.getByRole('article').all()) await far.scrollIntoViewIfNeeded();
    await expect(page.getByRole('article').getByRole('button', { name: /^Show the picture/ })).toHaveCount(pictures);
  });

  test('without it no card has one', async ({ page }) => {
    await openToRest(page, '/videos/longest/1/');
    await expect(page.getByRole('article')).toHaveCount(60);
    await expect(page.getByRole('article').getByRole('button', { name: /^Show the picture/ })).toHaveCount(0);
  });
});

test('a language has a URL, persists, and sets the lang attribute', async ({ page }) => {
  await page.goto('/videos/longest/1/?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/videos\/longest\/1\/\?lang=de$/);
  await page.goto('/categories/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, lists, paging, search and a video can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Being watched now' })).toBeVisible();
    await page.goto('/videos/longest/1/');
    await expect(page.getByRole('article')).toHaveCount(60);
    await page.getByRole('link', { name: 'Next' }).first().click();
    await expect(page).toHaveURL('/videos/longest/2/');
    await page.getByRole('search').getByRole('combobox').first().fill('evening');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/1/?s=evening');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/videos/most-popular/1/');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.locator('video')).toHaveAttribute('src', /\/video\/\d+\/[\w-]+\/file$/);
  });

  test('theme and language can be changed', async ({ page }) => {
    await page.goto('/categories/');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
    await expect.poll(() => theme(page)).toBe('light');
    await expect(page).toHaveURL('/categories/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a cross-site form submission is rejected', async ({ request }) => {
  const answer = await request.post('/preferences', {
    form: { theme: 'light' },
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('a list stands closer as soon as the visitor wishes it, and still does on the next page', async ({ page }) => {
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  const card = page.getByRole('main').getByRole('article').first();
  const widthOf = async () => (await card.boundingBox())?.width ?? 0;
  const before = await widthOf();
  await page.getByRole('button', { name: /^Small pictures/ }).click();
  await expect(page.getByRole('button', { name: /^Small pictures.*chosen$/ })).toBeVisible();
  expect(await widthOf()).toBeLessThan(before);
  await page.reload();
  expect(await widthOf(), 'before any script').toBeLessThan(before);
  await page.getByRole('button', { name: /^One video a row/ }).click();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.5);
});

test('with one video a row each card says more, those above as those that are scrolled to, and no longer after it', async ({
  page,
}) => {
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  const cards = page.getByRole('main').getByRole('article');
  const lastTerm = cards.last().getByRole('listitem').first();
  await page.getByRole('button', { name: /^One video a row/ }).click();
  await expect(cards.nth(1).getByRole('listitem').first()).toBeVisible();
  await cards.last().scrollIntoViewIfNeeded();
  await expect(lastTerm).toBeVisible();
  await page.reload();
  await expect(cards.nth(1).getByRole('listitem').first(), 'before any script').toBeVisible();
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Large pictures/ }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(0);
});

test('while the visitor is discreet, the tab tells nothing, on no page, and a film starts without sound', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'discreet', value: 'on', url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    const note = () => sessionStorage.setItem('titles', `${sessionStorage.getItem('titles') ?? ''}\n${document.title}`);
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/videos/longest/1/');
  await expect(page).toHaveTitle('Start page');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:/);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Start page');
  const titles = await page.evaluate(() => sessionStorage.getItem('titles')?.split('\n').filter(Boolean));
  expect(new Set(titles), 'from the first byte on').toEqual(new Set(['Start page']));
  await expect
    .poll(() => page.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.muted))
    .toBe(true);
  await page.evaluate(() => delete document.documentElement.dataset['discreet']);
  await expect(page).not.toHaveTitle('Start page');
});

/** Presses a key several times without waiting for the page in between, as a hand does. */
async function pressAtOnce(page: Page, key: string, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const press = (type: 'rawKeyDown' | 'keyUp') => session.send('Input.dispatchKeyEvent', { type, key });
  await Promise.all(Array.from({ length: times }, () => [press('rawKeyDown'), press('keyUp')]).flat());
}

test('three presses of Shift lead away, and going back does not lead here', async ({ page }) => {
  const away = 'https://www.wikipedia.org/';
  await page.route(away, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
  await openToRest(page, '/categories/');
  const heard = whenIdleBegins(page);
  await page.goto('/videos/longest/1/');
  await heard;
  const left = recordRequests(page, away);
  for (const key of ['Shift', 'a', 'Shift', 'Shift']) await page.keyboard.press(key);
  // A page that is left is requested before the next request of this one.
  await page.evaluate(() => fetch('/healthz'));
  expect(left).toEqual([]);
  await page.keyboard.press('a');
  await pressAtOnce(page, 'Shift', 3);
  await expect(page).toHaveURL(away);
  await page.goBack();
  await expect(page).toHaveURL('/categories/');
});

test.describe('a browser that prefers a language of the site', () => {
  test.use({ locale: 'de-AT' });
  const offer = (page: Page) => page.getByRole('complementary', { name: 'Another language' });

  test('is offered each page in it, which moves nothing', async ({ page }) => {
    await page.goto('/categories/');
    await waitForHydration(page);
    await expect(offer(page)).toContainText('Diese Seite gibt es auch auf Deutsch.');
    // A header that is painted before it is completely parsed shifts by itself, so it does not count (0005).
    expect(await shiftsSoFar(page, { within: 'main, footer' })).toBe(0);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/categories\/[^/]+\/latest-updates\/1\/$/);
    const german = offer(page).getByRole('link', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('href', /latest-updates/);
    await german.click();
    await expect(page).toHaveURL(/\/categories\/[^/]+\/latest-updates\/1\/\?lang=de$/);
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.goto('/categories/');
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  test('keeps the language of the page, and is not asked again', async ({ page, context }) => {
    await page.goto('/categories/');
    await waitForHydration(page);
    await offer(page).getByRole('button', { name: 'Keep this language' }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await context.cookies()).toMatchObject([{ name: 'kt_lang', value: 'en' }]);
    const rest = watchRest(page);
    const offers = recordRequests(page, '/languageOffer-');
    const answer = await page.reload();
    expect(await answer?.text()).toContain('<html lang="en"');
    await rest();
    expect(offers).toEqual([]);
    await expect(offer(page)).toHaveCount(0);
  });
});
