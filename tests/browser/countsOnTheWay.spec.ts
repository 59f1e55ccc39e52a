/**
 * Counts on pages that a member returns to after an act elsewhere: kept in this document, opened anew, loaded as a
 * document, and without script. `tests/api/counts.test.ts` has what the API counts.
 */
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Locator, Page } from '@playwright/test';
import type { JoinedMember } from './newMember.ts';
import { act, test } from './twoMembers.ts';
import { expect, waitForHydration } from './visitor.ts';

// The uploader of this video has few subscribers: counts of 1,000 and more are rounded.
const { uploaded: video } = fullVideos;
const { standard: channel } = fullChannels;
const videoPath = `/video/${video.id}/${video.dir}/`;
const authorPath = `/members/${video.user.id}/`;

const main = (page: Page) => page.getByRole('main').filter({ visible: true });
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const bell = (page: Page) => page.getByRole('banner').locator('[data-component="NotificationBell"] > summary');
const cards = (page: Page) => main(page).getByRole('article').filter({ visible: true }).count();

/** Opens a page within the document, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Presses a button, and waits until the API has done what it says. */
async function press(page: Page, name: string | RegExp, then: string | RegExp): Promise<void> {
  await expect(button(page, name)).not.toHaveAttribute('aria-busy');
  await button(page, name).click();
  await expect(button(page, then)).toBeVisible();
  await expect(button(page, then)).not.toHaveAttribute('aria-busy');
}

interface Members {
  member: JoinedMember;
  other: JoinedMember;
}

/** An act on one page, and a number on another one that it raises by one. */
interface Case {
  at: (members: Members) => string;
  does: (page: Page) => Promise<void>;
  undoes: (page: Page) => Promise<void>;
  seenAt: (members: Members) => string;
  seen: (page: Page) => Promise<number>;
}

/** Waits until a button is in a state that the API knows. */
async function isPressed(found: Locator, pressed: boolean): Promise<void> {
  await expect(found).toHaveAttribute('aria-pressed', String(pressed));
  await expect(found).not.toHaveAttribute('aria-busy');
}

/** A button that is on or off. */
const toggle = (name: string) => {
  const from = (pressed: boolean) => async (page: Page) => {
    await isPressed(button(page, name), pressed);
    await button(page, name).click();
    await isPressed(button(page, name), !pressed);
  };
  return { does: from(false), undoes: from(true) };
};
const following = {
  does: (page: Page) => press(page, /^Subscribe to /, /^Subscribed to /),
  undoes: (page: Page) => press(page, /^Subscribed to /, /^Subscribe to /),
};
const requestsSent = (page: Page) =>
  page
    .getByRole('region', { name: 'Requests that you have sent' })
    .filter({ visible: true })
    .getByRole('article')
    .count();
const subscribersOfAuthor = async (page: Page) => {
  const line = page.locator('[data-component="ChannelLine"]').filter({ visible: true });
  await expect(line, 'its answer has come').toContainText('subscriber');
  return Number((/([\d,.]+) subscriber/.exec(await line.innerText()) ?? [])[1]?.replaceAll(/\D/g, '') ?? Number.NaN);
};

const cases: Record<string, Case> = {
  'a favourite among the favourites': {
    ...toggle('Favourite'),
    at: () => videoPath,
    seenAt: ({ member }) => `${member.path}favourite_videos/1/`,
    seen: cards,
  },
  'a video for later among those': {
    ...toggle('Watch later'),
    at: () => videoPath,
    seenAt: ({ member }) => `${member.path}watch_later_videos/1/`,
    seen: cards,
  },
  'a channel among the subscriptions': {
    ...following,
    at: () => `/pornsite/${channel.dir}/`,
    seenAt: ({ member }) => `${member.path}subscriptions/`,
    seen: cards,
  },
  'a subscription beside a video of the member': {
    ...following,
    at: () => authorPath,
    seenAt: () => videoPath,
    seen: subscribersOfAuthor,
  },
  'a request among those that were sent': {
    does: (page) => press(page, 'Add friend', 'Request sent'),
    undoes: (page) => press(page, 'Request sent', 'Add friend'),
    at: ({ other }) => other.path,
    seenAt: ({ member }) => `${member.path}friends/1/`,
    seen: requestsSent,
  },
};

for (const [name, { at, does, undoes, seenAt, seen }] of Object.entries(cases))
  test(`${name}: on the kept page, on the way again, and in documents`, async ({ page, member, other }) => {
    const [acting, counting] = [at({ member, other }), seenAt({ member, other })];
    const isSeen = (number: number, when: string) => expect.poll(() => seen(page), when).toBe(number);
    await open(page, counting);
    await expect(main(page).getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
    const before = await seen(page);
    await follow(page, acting);
    await does(page);
    await page.goBack();
    await expect(page).toHaveURL(counting);
    await isSeen(before + 1, 'on the page that was kept');
    await page.goForward();
    await expect(page).toHaveURL(acting);
    await follow(page, '/categories/');
    await follow(page, counting);
    await isSeen(before + 1, 'opened again');
    await open(page, acting);
    await undoes(page);
    await page.goBack();
    await expect(page).toHaveURL(counting);
    await isSeen(before, 'in the document before');
  });

test('a message and a request are unread until they are opened and answered, on every page', async ({
  page,
  member,
  other,
  baseURL,
}) => {
  await act(other.page.request, { act: 'message', user_id: member.id, text: 'Are you there?' }, baseURL);
  await act(other.page.request, { act: 'friend', section: 'add', user_id: member.id }, baseURL);
  await open(page, '/categories/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await follow(page, `/messages/${other.id}/`);
  await expect(page.getByText('Are you there?')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await page.goBack();
  await expect(page).toHaveURL('/categories/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await follow(page, `${member.path}friends/1/`);
  await button(page, 'Accept').click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle(/^[^(]/);
});

test('what was read as a guest is asked for again by the member', async ({ page, context, member, baseURL }) => {
  const session = await context.cookies();
  await context.clearCookies();
  await open(page, '/categories/');
  await follow(page, videoPath);
  const before = await subscribersOfAuthor(page);
  await context.addCookies(session);
  await act(page.request, { act: 'subscribe', section: 'member', object_id: video.user.id }, baseURL);
  await open(page, `${member.path}subscriptions/`);
  await follow(page, videoPath);
  await expect.poll(() => subscribersOfAuthor(page)).toBe(before + 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the next document has the number, and so have those that are gone back to', async ({ page, member }) => {
    const favourites = `${member.path}favourite_videos/1/`;
    await page.goto(favourites);
    expect(await cards(page)).toBe(0);
    await page.goto(videoPath);
    const before = await subscribersOfAuthor(page);
    await page.getByRole('link', { name: 'Vote or keep it' }).click();
    await button(page, 'Favourite').click();
    await expect(button(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true');
    await main(page)
      .getByRole('button', { name: /^Subscribe/ })
      .click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(videoPath);
    expect(await subscribersOfAuthor(page)).toBe(before + 1);
    await page.goto(favourites);
    expect(await cards(page)).toBe(1);
    await page.goBack();
    expect(await subscribersOfAuthor(page)).toBe(before + 1);
  });
});
