/** What is sent while a visitor leaves arrives: the API is asked for what it knows afterwards. */
import { randomInt } from 'node:crypto';
import { calls } from '@afterglow/fixtures/contract/calls';
import { fullVideoReply } from '@afterglow/fixtures/contract/fullVideo';
import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { upgraded } from './playerPage.ts';
import { expect, test, waitForHydration } from './visitor.ts';

/** A public video of some list: repeated views of one by the same visitor are not counted. */
async function someVideo(page: Page): Promise<{ id: number; path: string }> {
  await page.goto(`/videos/latest-updates/${randomInt(3, 8)}/`);
  const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Private' });
  await expect(card.first()).toBeVisible();
  const link = card
    .nth(randomInt(0, await card.count()))
    .getByRole('link')
    .first();
  const path = (await link.getAttribute('href')) ?? '';
  return { id: Number(path.split('/')[2]), path };
}

const viewsOf = async (request: APIRequestContext, id: number): Promise<number> => {
  const reply = await request.get(calls.video.path({ id }));
  return z.decode(fullVideoReply, await reply.json()).statistics.views;
};

/** Presses play, and leaves in the very event in which the film begins. */
const playAndLeave = (page: Page, way: 'close' | 'address' | 'link') =>
  page.evaluate((leaveBy) => {
    const leave = () => {
      if (leaveBy === 'close') window.close();
      else if (leaveBy === 'address') location.assign('/robots.txt');
      else document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click();
    };
    document.querySelector('video')?.addEventListener('playing', leave, { once: true });
    document.querySelector<HTMLButtonElement>('[data-part="player-start"]')?.click();
  }, way);

test.describe('a view is counted although the visitor', () => {
  for (const [way, name] of [
    ['close', 'closes the tab'],
    ['address', 'goes to another address'],
    ['link', 'follows a link'],
  ] as const)
    test(`${name} as soon as the film begins`, async ({ page, request }) => {
      const { id, path } = await someVideo(page);
      const before = await viewsOf(request, id);
      const opened = page.waitForEvent('popup');
      await page.evaluate((address) => void window.open(address), path);
      const tab = await opened;
      await waitForHydration(tab);
      await upgraded(tab);
      // The page may be gone before it can answer.
      await playAndLeave(tab, way).catch(() => undefined);
      await expect.poll(() => viewsOf(request, id)).toBe(before + 1);
    });
});
