import type { Page } from '@playwright/test';
import { openToRest, watchRest } from './atRest.ts';
import { holdRequests } from './holdRequests.ts';
import { expect, waitForHydration, test } from './visitor.ts';
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox');
const options = (page: Page) => page.getByRole('banner').getByRole('option');
const group = (page: Page, name: string) => page.getByRole('banner').getByRole('group', { name });
const labels = (page: Page, name: string) => group(page, name).getByRole('option').allTextContents();
const recents = 'Your last searches';

/** Waits until the new page has the focus, which it takes when it has its title. Another test types before that. */
const untilFocused = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeFocused();

/** Returns words URL-encoded as in a query string. */
const encoded = (words: string) => new URLSearchParams({ s: words }).toString().slice(2);

async function openPage(page: Page, address = '/categories/'): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

async function search(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/search/1/?s=${encoded(words)}`);
  await waitForHydration(page);
}

/** Records requests for suggestions and for the scripts of the suggester. */
function recordSuggesterCalls(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Code that it shares with pages is preloaded with theirs.
    if (/suggest/i.test(pathname) && !pathname.includes('/shared~')) requests.push(pathname + search);
  });
  return requests;
}

test('suggestions are loaded on focus, with ten keywords', async ({ page }) => {
  const requests = recordSuggesterCalls(page);
  await openToRest(page, '/categories/');
  expect(requests).toEqual([]);
  await box(page).focus();
  await expect(group(page, 'Often searched for').getByRole('option')).toHaveCount(10);
  await expect(page.getByRole('status')).toContainText('10 suggestions');
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([calls.suggester.path({ count: 1_000 })]);
  const keyword = options(page).first();
  const words = (await keyword.textContent()) ?? '';
  await keyword.click();
  await expect(page).toHaveURL(`/search/1/?s=${encoded(words)}`);
  await expect(box(page)).toHaveValue(words);
  await expect(options(page)).toHaveCount(0);
});

test('typing shows suggestions of every kind, which link to their pages', async ({ page }) => {
  await openPage(page);
  await box(page).pressSequentially('harb');
  await expect(group(page, 'Channels').getByRole('option').first()).toBeVisible();
  await expect(group(page, 'Searches').getByRole('option').first()).toHaveText(/harb/i);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await group(page, 'Channels').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/pornsite\/[\w-]+\/$/);
  await untilFocused(page);
  await expect(box(page)).toHaveValue('');
  await box(page).pressSequentially('lind');
  await group(page, 'Models').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/pornstar\/[\w-]+\/$/);
  await untilFocused(page);
  // The header updates after the page, and clears the box.
  await expect(box(page)).toHaveValue('');
  await box(page).pressSequentially('lakeside');
  await group(page, 'Categories').getByRole('option').first().click();
  await expect(page).toHaveURL('/categories/lakeside/latest-updates/1/');
});

test('what is typed while a suggestion’s page is on its way stays, and so does focus', async ({ page }) => {
  const send = await holdRequests(page, `**${pathPrefix(calls.model)}**`);
  await openPage(page);
  await box(page).pressSequentially('lind');
  await group(page, 'Models').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/pornstar\/[\w-]+\/$/);
  await box(page).pressSequentially('lake');
  send();
  await expect(page.getByRole('heading', { level: 1, name: /lind/i })).toBeVisible();
  await expect(page).toHaveTitle(/lind/i);
  await page.keyboard.type('side');
  await expect(box(page)).toHaveValue('lakeside');
  await expect(group(page, 'Categories').getByRole('option').first()).toBeVisible();
});

test('arrow keys cycle through the suggestions, and Enter follows', async ({ page }) => {
  await openPage(page);
  await box(page).focus();
  await expect(options(page)).toHaveCount(10);
  const active = () => box(page).getAttribute('aria-activedescendant');
  await box(page).press('ArrowUp');
  expect(await active()).toBe(await options(page).last().getAttribute('id'));
  await box(page).press('ArrowDown');
  expect(await active(), 'the field itself is between the last and the first').toBeNull();
  await box(page).press('ArrowDown');
  expect(await active()).toBe(await options(page).first().getAttribute('id'));
  const words = (await options(page).first().textContent()) ?? '';
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/search/1/?s=${encoded(words)}`);
});

test('Escape closes the suggestions and keeps focus; an arrow key reopens them', async ({ page }) => {
  await openPage(page);
  await box(page).focus();
  await expect(options(page)).toHaveCount(10);
  await box(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('late responses to earlier input are ignored', async ({ page }) => {
  await openPage(page);
  const slowPath = calls.suggest.path({ words: 'harb' });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${slowPath}`, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const slowRequest = page.waitForRequest((request) => request.url().endsWith(slowPath));
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('c=harb'));
  await box(page).pressSequentially('harb');
  await slowRequest;
  await box(page).fill('lind');
  await expect(group(page, 'Models').getByRole('option').first()).toHaveText(/lind/i);
  await aborted;
  release();
  await expect(group(page, 'Channels')).toHaveCount(0);
});

for (const [name, status] of [
  ['fails', 503],
  ['is rate-limited', 429],
] as const) {
  test(`a suggester that ${name} does not change the suggestions`, async ({ page }) => {
    await openPage(page);
    await page.route(`**${pathPrefix(calls.suggest)}**`, (route) =>
      route.fulfill({ status, json: { error: 1, code: 'limited' } }),
    );
    const answered = page.waitForResponse((response) => response.url().includes(pathPrefix(calls.suggest)));
    await box(page).pressSequentially('harb');
    await (await answered).finished();
    await expect(group(page, 'Often searched for').getByRole('option')).toHaveCount(10);
    await expect(page.getByRole('status')).toContainText('10 suggestions');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search/1/?s=harb');
  });
}

test('recent searches are shown after a reload, newest first without duplicates', async ({ page }) => {
  await openPage(page);
  await search(page, 'night train');
  await box(page).fill('ferry');
  await page.getByRole('button', { name: 'Start the search' }).click();
  await expect(page).toHaveURL('/search/1/?s=ferry');
  await waitForHydration(page);
  await search(page, 'Ferry');
  await page.reload();
  await waitForHydration(page);
  await box(page).fill('');
  await expect(options(page)).toHaveCount(12);
  expect(await labels(page, recents)).toEqual(['Ferry', 'night train']);
});

test('recent searches are synced between tabs until cleared', async ({ context, page }) => {
  await openPage(page);
  await box(page).focus();
  await expect(options(page)).toHaveCount(10);
  const other = await context.newPage();
  await openPage(other);
  await search(other, '🌊 lake <b>"');
  await page.bringToFront();
  // Another process of the browser sees stored values only a moment later.
  await page.waitForFunction((words) => localStorage.getItem('searches')?.includes(words), 'lake');
  await box(page).press('Escape');
  await box(page).press('ArrowDown');
  await expect(options(page)).toHaveCount(11);
  expect(await labels(page, recents)).toEqual(['🌊 lake <b>"']);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(options(page)).toHaveCount(10);
  await expect(box(page)).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await box(page).focus();
  await expect(options(page)).toHaveCount(10);
  await expect(group(page, recents)).toHaveCount(0);
});

test('a search that is too short or too long is not sent and shows a message', async ({ page }) => {
  await openPage(page);
  const status = page.getByRole('status');
  await box(page).fill(' la ');
  await expect(options(page)).toHaveCount(10);
  await expect(status, 'no length errors while typing').toContainText('10 suggestions');
  await box(page).press('Enter');
  await expect(status).toContainText(
    'A search has from 3 to 69 characters; in Chinese, Japanese and Korean 2 are enough.',
  );
  await expect(page).toHaveURL('/categories/');
  await box(page).press('End');
  await box(page).pressSequentially('ke');
  await expect(status).not.toHaveText(/69/);

  await openPage(page, `/search/1/?s=${'lake '.repeat(20)}`);
  await box(page).press('Enter');
  await expect(status).toContainText(
    'A search has from 3 to 69 characters; in Chinese, Japanese and Korean 2 are enough.',
  );
  await box(page).fill('x'.repeat(80));
  await expect(box(page)).toHaveAttribute('maxlength', '69');
});

test('search works without localStorage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await openPage(page);
  await search(page, 'ferry');
  await box(page).fill('');
  await expect(options(page)).toHaveCount(10);
  await expect(group(page, recents)).toHaveCount(0);
});

test('words that were typed before the scripts have come are answered, too', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/categories/', { waitUntil: 'commit' });
  await box(page).fill('harb');
  release();
  await expect(options(page).first()).toHaveText(/harb/i);
});

test('typing after the key that focuses the search continues its words', async ({ page }) => {
  await openPage(page, '/search/1/?s=evening');
  await page.keyboard.press('/');
  await page.keyboard.type(' lake');
  await expect(box(page)).toHaveValue('evening lake');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('typing after the search was opened continues its words', async ({ page }) => {
    await openPage(page, '/search/1/?s=evening');
    await page.getByRole('button', { name: 'Open the search' }).click();
    await page.keyboard.type(' lake');
    await expect(box(page)).toHaveValue('evening lake');
  });

  test('the search opens over the bar, and closing it restores focus to the button', async ({ page }) => {
    await openPage(page);
    const opener = page.getByRole('button', { name: 'Open the search' });
    const width = async () => (await page.getByRole('banner').getByRole('search').boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThan(60);
    await opener.click();
    await expect(box(page)).toBeFocused();
    await expect(options(page)).toHaveCount(10);
    expect(await width()).toBeGreaterThan(320);
    await page.getByRole('button', { name: 'Close the search' }).click();
    await expect(opener).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    expect(await width()).toBeLessThan(60);
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(options(page)).toHaveCount(10);
    await options(page).first().click();
    await expect(page).toHaveURL(/\/search\/1\//);
    expect(await width()).toBeLessThan(60);
  });
});

test.describe('with an age notice', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'de' } });

  test('nothing is requested or stored before it is accepted', async ({ page }) => {
    const requests = recordSuggesterCalls(page);
    const rest = watchRest(page);
    await openPage(page, '/search/1/?s=ferry');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('/');
    await rest();
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
