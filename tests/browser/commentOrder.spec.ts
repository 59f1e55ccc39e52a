import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import { commentEditMinutes } from '@afterglow/contract/formLimits';
import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';
import { join } from './newMember.ts';
import { signIn } from './signIn.ts';
import { act } from './twoMembers.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration } from './visitor.ts';

/** Comments in another order, pinned by the uploader, and edited by their authors. */
const { standard, uploaded } = fullVideos;
const path = `/video/${standard.id}/${standard.dir}/`;

const section = (page: Page) => page.getByRole('region', { name: /^Comments/ });
const comment = (page: Page, text: string) => section(page).getByRole('article').filter({ hasText: text });
const order = (page: Page, name: string) => section(page).getByRole('link', { name, exact: true });

/** Writes a comment on a video as whoever is signed in. */
const write = (page: Page, text: string, baseURL: string | undefined, { id } = standard) =>
  act(page.request, { act: 'comment', section: 'video', object_id: id, text }, baseURL);

async function open(page: Page, query = '?page=1', at = path): Promise<void> {
  await page.goto(at + query);
  await waitForHydration(page);
  await expect(section(page).getByRole('article').first()).toBeVisible();
}

test('a visitor sees the best comments first, in place and at an address', async ({ page }) => {
  await open(page);
  await expect(order(page, 'Newest')).toHaveAttribute('aria-current', /./);
  await order(page, 'Best').click();
  await expect(order(page, 'Best')).toHaveAttribute('aria-current', /./);
  await expect(order(page, 'Best'), 'under the same finger').toBeFocused();
  const likes = section(page).getByRole('link', { name: /^Like/ });
  // The comments in the order before are shown until the others have come.
  await expect
    .poll(async () => {
      const counts = (await likes.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0] ?? 0));
      return counts.length > 1 && counts.every((count, at) => at === 0 || count <= (counts[at - 1] ?? 0));
    })
    .toBe(true);
  const shown = await likes.allTextContents();
  await open(page, '?sort=best&page=1');
  expect(await likes.allTextContents()).toEqual(shown);
});

test('the uploader pins a comment, which stands first in both orders', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  const text = unique('Worth a pin');
  await write(page, text, baseURL, uploaded);
  await write(page, unique('Something newer'), baseURL, uploaded);
  // A member of the demo, as a video of a new member would have to be uploaded and approved first.
  const { name } = fullMembers.standard;
  await signIn(page.request, { name }, baseURL);
  const at = `/video/${uploaded.id}/${uploaded.dir}/`;
  await open(page, '?page=1', at);
  const pinned = comment(page, text);
  // The page says at once what the API has yet to store.
  const nextInput = () => page.waitForResponse((response) => response.url().endsWith(inputEndpoint.path()));
  const stored = nextInput();
  await pinned.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(pinned).toContainText(`Pinned by ${name}`);
  await expect(pinned.getByRole('button', { name: 'Unpin' })).toBeFocused();
  await stored;
  for (const query of ['?page=1', '?sort=best&page=1']) {
    await page.goto(at + query);
    await expect(section(page).getByRole('article').first()).toContainText(text);
    await expect(section(page).getByText(`Pinned by ${name}`)).toHaveCount(1);
  }
  // The video is the demo's, and must be left as it was.
  const removed = nextInput();
  await pinned.getByRole('button', { name: 'Unpin' }).click();
  await expect(section(page).getByText(`Pinned by ${name}`)).toHaveCount(0);
  await removed;
});

test('a comment that is unpinned before its pin was stored is unpinned', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  const text = unique('Hardly worth a pin');
  await write(page, text, baseURL, uploaded);
  await signIn(page.request, { name: fullMembers.standard.name }, baseURL);
  await open(page, '?page=1', `/video/${uploaded.id}/${uploaded.dir}/`);
  const sent: string[] = [];
  await page.route(`**${inputEndpoint.path()}`, async (route, request) => {
    sent.push([...new URLSearchParams(request.postData() ?? '').keys()].find((key) => key.endsWith('pin')) ?? '');
    await route.fulfill({ json: { ok: 1 } });
  });
  const release = await holdRequests(page, `**${inputEndpoint.path()}`);
  const pin = comment(page, text).getByRole('button', { name: 'Pin', exact: true });
  await pin.click();
  await comment(page, text).getByRole('button', { name: 'Unpin' }).click();
  await expect(pin).toBeVisible();
  release();
  await expect.poll(() => sent).toEqual(['pin', 'unpin']);
});

test('an author edits a comment, which says so, until the time is over', async ({ page, baseURL }) => {
  await join(page, 'writer', baseURL);
  const text = unique('A late at dusk');
  await write(page, text, baseURL);
  await page.clock.install();
  await open(page);
  const own = comment(page, text);
  await own.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = section(page).getByLabel('Edit your comment');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
  const edited = unique('A lake at dusk');
  await field.fill(edited);
  // A reply closes the form, and what was typed is there when it is opened again.
  await section(page).getByRole('button', { name: 'Reply' }).last().click();
  await expect(field).toHaveCount(0);
  await own.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(field).toHaveValue(edited);
  await section(page).getByRole('button', { name: 'Save the comment' }).click();
  await expect(comment(page, edited).getByText('edited', { exact: true })).toHaveAttribute('title', /\d/);
  await expect(field).toHaveCount(0);
  await page.clock.fastForward((commentEditMinutes + 1) * 60_000);
  await expect(comment(page, edited).getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(comment(page, edited).getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member chooses the order, and edits a comment', async ({ page, baseURL }) => {
    await join(page, 'writer', baseURL);
    const text = unique('Without a script');
    await write(page, text, baseURL);
    await page.goto(`${path}?page=1`);
    await order(page, 'Best').click();
    await expect(page).toHaveURL(/\?sort=best&page=1#comments$/);
    await order(page, 'Newest').click();
    await comment(page, text).getByRole('button', { name: 'Edit', exact: true }).click();
    const field = page.getByLabel('Edit your comment');
    await field.fill('  ');
    await page.getByRole('button', { name: 'Save the comment' }).click();
    await expect(section(page).getByText('Write something first.')).toHaveCount(1);
    const edited = unique('And without a fault');
    await field.fill(edited);
    await page.getByRole('button', { name: 'Save the comment' }).click();
    await expect(comment(page, edited)).toContainText('edited');
    await expect(field).toHaveCount(0);
  });
});
