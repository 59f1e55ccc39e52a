/** Actions of a visitor while the reply to an earlier request is still pending. */
import { calls } from '@afterglow/contract/calls';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import type { Page, Request } from '@playwright/test';
import { nextIdle, whenIdleBegins } from './atRest.ts';
import { holdRequests } from './holdRequests.ts';
import { join } from './newMember.ts';
import { fromOwnAddress } from './signIn.ts';
import { act } from './twoMembers.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration } from './visitor.ts';

// The API limits password links per address.
test.use(fromOwnAddress());

const { standard } = fullVideos;
const standardPath = `/video/${standard.id}/${standard.dir}/`;
const main = (page: Page) => page.locator('#content > :not([data-hidden])');
const bar = (page: Page) => main(page).locator('[data-component="ActionBar"]');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

/**
 * Holds back requests for which `isHeld` is true. Returns functions to wait for the first one, to release them, and to
 * wait for the reply, too.
 */
async function hold(page: Page, url: string | RegExp, isHeld: (sent: URLSearchParams) => boolean = () => true) {
  const requests: Request[] = [];
  const release = await holdRequests(page, url, (request) => {
    const held = isHeld(new URLSearchParams(request.postData() ?? ''));
    if (held) requests.push(request);
    return held;
  });
  return {
    release,
    waitForOne: () => expect.poll(() => requests.length).toBeGreaterThan(0),
    /** Resolves when the first request is answered and the page has had time to handle the reply. */
    letGo: async () => {
      const answered = page.waitForResponse((response) => response.request() === requests[0]);
      release();
      await (await answered).finished();
      await nextIdle(page);
    },
  };
}

/** Follows the first card, or the first one that contains a text. */
const follow = (page: Page, text: string | RegExp = /./) =>
  main(page).getByRole('article').filter({ hasText: text }).first().getByRole('link').first().click();

const followRelated = async (page: Page) => {
  const related = main(page).locator('[data-component="RelatedList"]');
  await related.getByRole('article').first().getByRole('link').first().click();
};

test('a press on one video says nothing of the next one', async ({ page, baseURL }) => {
  await join(page, 'keeper', baseURL);
  await page.goto(standardPath);
  await waitForHydration(page);
  const favourite = bar(page).getByRole('button', { name: 'Favourite' });
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  const presses = await hold(page, `**${calls.input.path()}`, (sent) => sent.get('act') === 'favourite');
  await favourite.click();
  await presses.waitForOne();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await followRelated(page);
  await expect(page).not.toHaveURL(standardPath);
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await expect(favourite).not.toHaveAttribute('aria-busy');
  await presses.letGo();
  await page.goBack();
  await expect(page).toHaveURL(standardPath);
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(page).not.toHaveURL(standardPath);
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
});

test('what lies over a video goes with it', async ({ page }) => {
  await page.goto(standardPath);
  await waitForHydration(page);
  const first = (await heading(page).textContent()) ?? '';
  await followRelated(page);
  await expect(heading(page)).not.toHaveText(first);
  await bar(page).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(first);
  await expect(dialog).toHaveCount(0);
});

test('of two links the one that was pressed last is followed', async ({ page }) => {
  const code = await hold(page, /\/assets\/ModelsPage-/);
  await page.goto('/videos/latest-updates/1/');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Models', exact: true }).first().click();
  await code.waitForOne();
  await follow(page);
  await expect(page).toHaveURL(/\/video\//);
  const there = page.url();
  const read = page.waitForResponse(/\/api\/.*models/);
  await code.letGo();
  // The code is followed by its reads, then the page: all work of a link that was followed.
  await (await read).finished();
  await nextIdle(page);
  expect(page.url()).toBe(there);
  await expect(bar(page)).toBeVisible();
});

test('a sent comment is no draft any more, though its page was left before the reply', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  const comments = main(page).getByRole('region', { name: /^Comments/ });
  const field = comments.getByLabel('Your comment', { exact: true });
  const open = async () => {
    await page.goto(standardPath);
    await waitForHydration(page);
    await comments.scrollIntoViewIfNeeded();
    await expect(field).toBeVisible();
  };
  await open();
  const text = unique('Across the yard');
  const sent = await hold(page, `**${calls.input.path()}`, (fields) => fields.get('act') === 'comment');
  await field.fill(text);
  await comments.getByRole('button', { name: 'Post the comment' }).click();
  await sent.waitForOne();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByLabel('Your comment', { exact: true }), 'the form is gone').toHaveCount(0);
  // Waits from before the reply, because the toast goes after four seconds.
  const posted = expect(page.getByText('Your comment is posted.').first()).toBeVisible();
  await sent.letGo();
  await posted;
  await open();
  await expect(comments.getByRole('article').filter({ hasText: text })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a reply that has come leaves the next one, which is being written', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  await page.goto(standardPath);
  await waitForHydration(page);
  const comments = main(page).getByRole('region', { name: /^Comments/ });
  await comments.scrollIntoViewIfNeeded();
  const replies = comments.getByRole('button', { name: 'Reply', exact: true });
  await replies.nth(0).click();
  const field = comments.getByLabel(/^Your reply to /);
  await field.fill('The first one');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${calls.input.path()}`, async (route) => {
    await held;
    await route.fulfill({ json: { ok: 1, comment_id: 999_999_002 } });
  });
  await comments.getByRole('button', { name: 'Post the reply' }).click();
  await replies.nth(1).click();
  await field.fill('The second one');
  answer();
  await expect(page.getByText('Your comment is posted.').first()).toBeVisible();
  await expect(field).toHaveValue('The second one');
  await expect(field).toBeFocused();
});

test('a reply that has come takes no focus from another comment, which is being written', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  await page.goto(standardPath);
  await waitForHydration(page);
  const comments = main(page).getByRole('region', { name: /^Comments/ });
  await comments.scrollIntoViewIfNeeded();
  await comments.getByRole('button', { name: 'Reply', exact: true }).first().click();
  const reply = comments.getByLabel(/^Your reply to /);
  await reply.fill('Across the yard');
  const sent = await hold(page, `**${calls.input.path()}`, (fields) => fields.get('act') === 'comment');
  await comments.getByRole('button', { name: 'Post the reply' }).click();
  await sent.waitForOne();
  const field = comments.getByLabel('Your comment', { exact: true });
  await field.fill('And over the fence');
  await sent.letGo();
  await expect(reply).toHaveCount(0);
  await expect(field).toBeFocused();
});

/** Presses the link to a report while its code is held back, and goes to another page. */
async function leaveBeforeReport(page: Page) {
  const ready = whenIdleBegins(page);
  await page.goto(standardPath);
  await waitForHydration(page);
  await ready;
  const code = await hold(page, /\/assets\/showOperatorModal-/);
  await bar(page).getByRole('link', { name: 'Report', exact: true }).click();
  await code.waitForOne();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(heading(page)).toHaveText('Privacy');
  return code;
}

test('a form of reports that comes late opens over no other page', async ({ page }) => {
  const code = await leaveBeforeReport(page);
  await code.letGo();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Privacy');
});

test('a form of reports whose code is lost late leads nobody away from another page', async ({ page }) => {
  await page.route(/\/assets\/showOperatorModal-/, (route) => route.abort());
  const code = await leaveBeforeReport(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/showOperatorModal-'));
  code.release();
  await lost;
  await nextIdle(page);
  await expect(page).toHaveURL('/information/privacy/');
  await expect(heading(page)).toHaveText('Privacy');
});

test('the menu of a card that comes late does not open over the card’s page', async ({ page }) => {
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  const card = main(page).getByRole('article').first();
  const button = card.getByRole('button', { name: /^More: / });
  await card.hover();
  const code = await hold(page, /\/assets\/OpenMenu-/);
  await button.click();
  await code.waitForOne();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(heading(page)).toBeFocused();
  await code.letGo();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a page that comes late takes no focus from the search, which is being typed', async ({ page }) => {
  const code = await hold(page, /\/assets\/ModelsPage-/);
  await page.goto('/categories/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Models', exact: true }).first().click();
  await code.waitForOne();
  const search = page.getByRole('banner').getByRole('combobox').first();
  await search.click();
  await search.pressSequentially('harb');
  await code.letGo();
  await expect(heading(page)).toHaveText('Models');
  await expect(search).toBeFocused();
  await search.pressSequentially('our');
  await expect(search).toHaveValue('harbour');
});

test('who signs in and goes on before the reply is signed in there', async ({ page, baseURL }) => {
  const { name, password } = await join(page, 'keeper', baseURL);
  await page.context().clearCookies({ name: /session/ });
  await page.goto('/signin/?next=/upload-video/');
  await waitForHydration(page);
  await main(page).getByLabel('User name').fill(name);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  const form = await hold(page, `**${calls.login.path()}`);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await form.waitForOne();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/information/privacy/');
  form.release();
  await expect(page.getByLabel(`Your menu, ${name}`).first()).toBeAttached();
  await expect(page).toHaveURL('/information/privacy/');
});

test('a link that is pressed before the reply to a form leads on, and not the form', async ({ page }) => {
  await page.goto('/restore-password/');
  await waitForHydration(page);
  const form = await hold(page, `**${calls.signup.path()}`);
  const code = await hold(page, /\/assets\/ModelsPage-/);
  await main(page).getByLabel(/mail/i).fill('nobody@harbour.example');
  await main(page).getByRole('button', { name: /^Send/ }).click();
  await form.waitForOne();
  await page.getByRole('banner').getByRole('link', { name: 'Models', exact: true }).first().click();
  await code.waitForOne();
  await form.letGo();
  await code.letGo();
  await expect(heading(page)).toHaveText('Models');
});

test('the reply to a form leads nobody back who has left it', async ({ page }) => {
  await page.goto('/restore-password/');
  await waitForHydration(page);
  const form = await hold(page, `**${calls.signup.path()}`);
  await main(page).getByLabel(/mail/i).fill('nobody@harbour.example');
  await main(page).getByRole('button', { name: /^Send/ }).click();
  await form.waitForOne();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await form.letGo();
  await expect(page).toHaveURL('/');
});

test('a link for a new password is sent again, and once more after going back', async ({ page }) => {
  await page.goto('/restore-password/');
  await waitForHydration(page);
  let sent = 0;
  const send = async (name: RegExp) => {
    sent += 1;
    const answered = page.waitForResponse(`**${calls.signup.path()}`);
    await main(page).getByLabel(/mail/i).fill(`nobody-${sent}@harbour.example`);
    await main(page).getByRole('button', { name }).click();
    await answered;
  };
  await send(/^Send/);
  await expect(page).toHaveURL(/step=restore_password_success/);
  await send(/^Send it again/);
  await expect(heading(page)).toBeFocused();
  await send(/^Send it again/);
  await expect(main(page).getByLabel(/mail/i)).toHaveValue(`nobody-${sent}@harbour.example`);
  await page.goBack();
  await expect(page).toHaveURL('/restore-password/');
  await send(/^Send/);
});

test('the address that a link went to is still there after a reload, and leaving the page asks nothing', async ({
  page,
}) => {
  await page.goto('/restore-password/');
  await waitForHydration(page);
  const field = main(page).getByLabel(/mail/i);
  await field.fill('keeper@harbour.example');
  await main(page).getByRole('button', { name: /^Send/ }).click();
  await expect(page).toHaveURL(/step=restore_password_success/);
  await expect(field).toHaveValue('keeper@harbour.example');
  await page.reload();
  await expect(field).toHaveValue('keeper@harbour.example');
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/signin\//);
});

test('a playlist that is deleted is gone from the tab that led to it', async ({ page, baseURL }) => {
  const { path } = await join(page, 'collector', baseURL);
  const [title, remaining] = ['Ferries', 'Tugs'];
  const fields = { act: 'playlist', section: 'new', orientation: 'str', desc: 'Of harbours.' } as const;
  for (const one of [title, remaining]) await act(page.request, { ...fields, title: one }, baseURL);
  await page.goto(`${path}playlists/1/`);
  await waitForHydration(page);
  await follow(page, title);
  await expect(heading(page)).toHaveText(title);
  await main(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the playlist' }).click();
  await expect(page).toHaveURL(`${path}playlists/1/`);
  await expect(main(page).getByRole('article').filter({ hasText: remaining })).toBeVisible();
  await expect(main(page).getByRole('article').filter({ hasText: title })).toHaveCount(0);
});

test('a list of the own, shown again, is as it was left by what was done elsewhere', async ({ page, baseURL }) => {
  const { path } = await join(page, 'keeper', baseURL);
  const { title } = videos.hd;
  for (const { id } of [videos.hd, standard])
    await act(page.request, { act: 'watch_later', section: 'add', video_id: id }, baseURL);
  await page.goto(`${path}watch_later_videos/1/`);
  await waitForHydration(page);
  const kept = main(page).getByRole('article').filter({ hasText: title });
  await kept.getByRole('link').first().click();
  await expect(heading(page)).toHaveText(title);
  const later = bar(page).getByRole('button', { name: 'Watch later' });
  await expect(later).toHaveAttribute('aria-pressed', 'true');
  await later.click();
  await expect(later).toHaveAttribute('aria-pressed', 'false');
  await expect(later).not.toHaveAttribute('aria-busy');
  await page.goBack();
  await expect(heading(page)).not.toHaveText(title);
  await expect(main(page).getByRole('article').filter({ hasText: standard.title })).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test('a list of the own stays on the way back if it cannot be asked for again', async ({ page, baseURL }) => {
  const { path } = await join(page, 'keeper', baseURL);
  await act(page.request, { act: 'favourite', section: 'add', video_id: standard.id }, baseURL);
  await page.goto(`${path}favourite_videos/1/`);
  await waitForHydration(page);
  const first = main(page).getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(bar(page)).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/'));
  await page.goBack();
  await failed;
  await nextIdle(page);
  await expect(first.getByRole('heading')).toHaveText(title);
});
