import { calls } from '@afterglow/contract/calls';
import { commentsReply } from '@afterglow/contract/comment';
import { commentsEndpoint } from '@afterglow/contract/endpoints/comments';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { comments } from '@afterglow/fixtures/data/comments';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Locator, Page, Request } from '@playwright/test';
import * as z from 'zod/mini';
import { openToRest } from './atRest.ts';
import { holdRequests } from './holdRequests.ts';
import { join } from './newMember.ts';
import { signIn } from './signIn.ts';
import { act, test as testOfTwo } from './twoMembers.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const { standard } = fullVideos;
const path = `/video/${standard.id}/${standard.dir}/`;

const section = (page: Page) => page.getByRole('region', { name: /^Comments/ });
const field = (page: Page) => section(page).getByLabel('Your comment', { exact: true });
const send = (page: Page) => section(page).getByRole('button', { name: 'Post the comment' });
const comment = (page: Page, text: string) => section(page).getByRole('article').filter({ hasText: text });

/** Scrolls to the comments, whose code loads only when they are near the viewport. */
async function readComments(page: Page): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('article').first()).toBeVisible();
}

/** Opens the comments as a member. */
async function openComments(page: Page): Promise<void> {
  await readComments(page);
  await expect(field(page)).toBeVisible();
}

test('a guest reads the comments, and signs in to write one', async ({ page }) => {
  await readComments(page);
  await expect(field(page)).toHaveCount(0);
  await section(page).getByRole('link', { name: 'Sign in to comment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('Comments and messages come from members.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a draft waits for its writer, and nobody else finds it', async ({ page, baseURL }) => {
  await signIn(page.request, fullMembers.standard, baseURL);
  await openComments(page);
  await expect(section(page).getByText('At most 5 comments in 10 minutes.')).toBeVisible();
  await field(page).fill('A thought of a member');
  await openComments(page);
  await expect(field(page), 'the draft is still there').toHaveValue('A thought of a member');
  await signIn(page.request, fullMembers.friend, baseURL);
  await openComments(page);
  await expect(field(page), 'not for another member').toHaveValue('');
});

test('the page of a video loads nothing of its comments before the visitor is near them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/comments\/|VideoComments/.test(request.url())) asked.push(request.url());
  });
  await openToRest(page, path);
  await expect(page.locator('[data-upgrade="done"]')).toBeAttached();
  expect(asked).toEqual([]);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('link', { name: 'Sign in to comment' })).toBeVisible();
});

test('comments out of view are not laid out, and one that is linked to is', async ({ page }) => {
  const entries = Array.from({ length: 60 }, (_, place) => ({ ...comments.long, id: 900_001 + place }));
  const json = z.encode(commentsReply, { entries, total: entries.length, pages: 1, dropped: 0 });
  await page.route(`**${pathPrefix(commentsEndpoint)}**`, (route) => route.fulfill({ json }));
  await readComments(page);
  await section(page).getByText('Show 55 more comments').click();
  const articles = section(page).getByRole('article');
  await expect(articles).toHaveCount(entries.length);
  const isLaidOut = (one: Locator) =>
    one.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const linked = section(page).locator('#comment-900050');
  expect([await isLaidOut(articles.first()), await isLaidOut(linked)]).toEqual([true, false]);
  await page.evaluate(() => {
    location.hash = '#comment-900050';
  });
  await expect.poll(() => isLaidOut(linked)).toBe(true);
  await expect(linked).toBeInViewport();
  // The place of a comment is kept while those above it get their true height.
  const { y } = (await linked.boundingBox()) ?? {};
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => Math.round(((await linked.boundingBox())?.y ?? 0) - (y ?? 0))).toBe(400);
});

test('a member’s comment shows at once, is sent once, and is there after a reload until it is deleted', async ({
  page,
  baseURL,
}) => {
  await join(page, 'writer', baseURL);
  await openComments(page);
  const text = unique('What a light.');
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls.input.path(), async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await field(page).fill(`0:42 ${text} (and 1:10, not 99:99)`);
  await send(page).dblclick();
  await expect(comment(page, text)).toContainText('Being sent');
  release();
  await expect(page.getByText('Your comment is posted.').first()).toBeVisible();
  expect(sent).toBe(1);
  await expect(field(page)).toHaveValue('');
  await page.unroute(calls.input.path());
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  const own = comment(page, text);
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await own.getByRole('link', { name: 'Play from 0:42' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.currentTime))
    .toBeGreaterThan(41);
  await own.getByRole('link', { name: 'Play from 1:10' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.currentTime))
    .toBeGreaterThan(69);
  await expect(own.getByRole('link', { name: /99/ })).toHaveCount(0);
  await expect(page, 'without a new address').toHaveURL(/\/$/);
  await own.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(own.getByRole('button', { name: 'Delete for good' })).toBeFocused();
  await own.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAccessibleName('This comment has been deleted.');
});

test('a comment that is refused is taken back, its text stays, and why is said', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  await openComments(page);
  await page.route(calls.input.path(), (route) =>
    route.fulfill({ json: { error: 1, code: 'limit_user', field: 'notify', info: { seconds: 400, count: 5 } } }),
  );
  await field(page).fill('One too many');
  await send(page).click();
  await expect(section(page).getByRole('alert')).toHaveText('You can send 5 comments per 10 minutes');
  await expect(comment(page, 'One too many')).toHaveCount(0);
  await expect(field(page)).toHaveValue('One too many');
});

test('a member replies at a comment and likes it; what is refused is said in a toast', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  await openComments(page);
  const sent: string[] = [];
  const refusals = ['forbidden', 'already'];
  await page.route(calls.input.path(), (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    sent.push(`${fields.get('act')} ${fields.get('parent_id') ? 'of a comment' : fields.get('section')}`);
    return fields.get('act') === 'vote'
      ? route.fulfill({ json: { error: 1, code: refusals.shift(), field: 'notify' } })
      : route.fulfill({ json: { ok: 1, comment_id: 999_999_001 } });
  });
  const first = section(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Like/ }) })
    .first();
  const like = first.getByRole('button', { name: /^Like/ });
  await like.click();
  const toasts = page.getByRole('region', { name: 'Messages of this site' });
  await expect(toasts).toContainText('You do not have permission to do this.');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(toasts).toContainText('You have already voted.');
  await expect(like, 'as it was done in another window').toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('button', { name: 'Reply' }).click();
  const reply = section(page).getByLabel(/^Your reply to /);
  await expect(reply).toBeFocused();
  await reply.fill('So do I');
  await section(page).getByRole('button', { name: 'Post the reply' }).click();
  await expect(comment(page, 'So do I')).toBeVisible();
  await expect(reply).toHaveCount(0);
  await expect(first.getByRole('button', { name: /^Like/ }), 'the first of its actions').toBeFocused();
  expect(sent).toEqual(['vote comment', 'vote comment', 'comment of a comment']);
});

testOfTwo(
  'a host deletes a comment while the reply to a like of it is still awaited',
  async ({ page, member: host, other: writer, baseURL }) => {
    const text = 'Below your window';
    const input = { act: 'comment', section: 'member', object_id: host.id, text } as const;
    const { comment_id: id } = await act(writer.page.request, input, baseURL);
    await page.goto(`${host.path}wall/1/`);
    await waitForHydration(page);
    const isLike = (request: Request) => request.postData()?.includes('act=vote') === true;
    // As the page itself gives up a reply that does not arrive.
    await page.route(calls.input.path(), (route, request) => (isLike(request) ? route.abort() : route.fallback()));
    const giveUp = await holdRequests(page, `**${calls.input.path()}`, isLike);
    const theirs = page.getByRole('article').filter({ hasText: text });
    await theirs.getByRole('button', { name: /^Like/ }).click();
    const answered = page.waitForResponse(
      (response) =>
        response
          .request()
          .postData()
          ?.includes(`del=${String(id)}`) === true,
    );
    await theirs.getByRole('button', { name: 'Delete', exact: true }).click();
    await theirs.getByRole('button', { name: 'Delete for good' }).click();
    await expect(theirs).toHaveCount(0);
    giveUp();
    expect(await (await answered).json()).toMatchObject({ ok: 1 });
    await expect(theirs).toHaveCount(0);
  },
);

test('a member writes on a wall of their own', async ({ page, baseURL }) => {
  const host = await join(page, 'host', baseURL);
  await page.goto(`${host.path}wall/1/`);
  await waitForHydration(page);
  const text = 'To whom it may concern';
  await page.getByLabel('Your comment', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Post the comment' }).click();
  await expect(page.getByText('Your comment is posted.').first()).toBeVisible();
  await page.reload();
  const own = page.getByRole('article').filter({ hasText: text });
  await own.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await own.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(own).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member reads the comments at an address of their own, and writes one', async ({ page, baseURL }) => {
    await join(page, 'writer', baseURL);
    await page.goto(path);
    await section(page).getByRole('link', { name: 'Read and write comments' }).click();
    await expect(section(page).getByRole('article').first()).toBeVisible();
    const text = unique('Without a script');
    await field(page).fill(text);
    await send(page).click();
    await expect(comment(page, text)).toBeVisible();
    await field(page).fill(' '.repeat(3));
    await send(page).click();
    await expect(section(page).getByText('Write something first.')).toBeVisible();
  });

  test('a time at the beginning of a comment leads to that moment', async ({ page, baseURL }) => {
    await join(page, 'writer', baseURL);
    await page.goto(`${path}?page=1`);
    const text = unique('What a light');
    await field(page).fill(`5:12 ${text}`);
    await send(page).click();
    await expect(comment(page, text).getByRole('link', { name: '5:12' })).toHaveAttribute('href', /#t=312$/);
  });

  test('a member replies to a comment, and deletes what they have written', async ({ page, baseURL }) => {
    await join(page, 'writer', baseURL);
    await page.goto(`${path}?page=1`);
    const other = section(page)
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Report' }) })
      .first();
    await other.getByRole('button', { name: 'Reply' }).click();
    const replyField = page.getByLabel(/^Your reply to /);
    await replyField.fill(' '.repeat(3));
    await page.getByRole('button', { name: 'Post the reply' }).click();
    await expect(section(page).getByText('Write something first.')).toHaveCount(1);
    const text = unique('A reply without a script');
    await replyField.fill(text);
    await page.getByRole('button', { name: 'Post the reply' }).click();
    await expect(page).toHaveURL(/\?page=1#comment-\d+$/);
    const own = comment(page, text);
    await own.getByRole('button', { name: 'Delete', exact: true }).click();
    await own.getByRole('button', { name: 'Keep it' }).click();
    await own.getByRole('button', { name: 'Delete', exact: true }).click();
    await own.getByRole('button', { name: 'Delete for good' }).click();
    await expect(own).toHaveCount(0);
    await expect(other).toBeVisible();
  });

  test('a guest finds the way to sign in', async ({ page }) => {
    await page.goto(`${path}?page=1`);
    await section(page).getByRole('link', { name: 'Sign in to comment' }).click();
    await expect(page).toHaveURL(/\/signin\//);
  });

  test('a member whose session has ended is told so, and keeps the text', async ({ page, context, baseURL }) => {
    await signIn(page.request, fullMembers.standard, baseURL);
    await page.goto(`${path}?page=1`);
    await field(page).fill('A thought');
    await context.clearCookies();
    await send(page).click();
    await expect(section(page).getByRole('alert')).toHaveText('Please log in to complete this action');
    await expect(field(page)).toHaveValue('A thought');
  });
});

test('what a member has liked before is pressed when the comments come (D60)', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  const about = { section: 'video', objectId: standard.id, page: 1, sort: 'newest' } as const;
  const listed: { comments: { comment_id: string }[] } = await (
    await page.request.get(calls.comments.path(about, 0))
  ).json();
  const liked = Number(listed.comments[1]?.comment_id);
  await act(page.request, { act: 'vote', section: 'comment', object_id: liked, vote: 1 }, baseURL);
  await openComments(page);
  const card = page.locator(`#comment-${liked}`);
  await expect(card.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
});
