/** Requests that are sent while a visitor leaves arrive. The test reads the result from the API. */
import { calls } from '@afterglow/contract/calls';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { upgraded } from './playerPage.ts';
import { expect, test, waitForHydration } from './visitor.ts';

/** Returns a public video on a page of the list. A second view of one video by the same visitor would not count. */
async function videoOf(page: Page, listPage: number, place: number): Promise<{ id: number; path: string }> {
  await page.goto(`/videos/latest-updates/${listPage}/`);
  const link = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: 'Private' })
    .nth(place)
    .getByRole('link')
    .first();
  const path = (await link.getAttribute('href')) ?? '';
  return { id: Number(path.split('/')[2]), path };
}

const viewsOf = async (request: APIRequestContext, id: number): Promise<number> => {
  const reply = await request.get(calls.video.path({ id }));
  return z.decode(fullVideoReply, await reply.json()).statistics.views;
};

/** Presses play, and leaves in the very event in which the video starts. */
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
  for (const [way, name, listPage] of [
    ['close', 'closes the tab', 3],
    ['address', 'goes to another address', 4],
    ['link', 'follows a link', 5],
  ] as const)
    test(`${name} as soon as the film begins`, async ({ page, request }, { repeatEachIndex }) => {
      const { id, path } = await videoOf(page, listPage, repeatEachIndex);
      const before = await viewsOf(request, id);
      const opened = page.waitForEvent('popup');
      await page.evaluate((address) => void window.open(address), path);
      const tab = await opened;
      await waitForHydration(tab);
      await upgraded(tab);
      // The page may be gone before it can respond.
      await playAndLeave(tab, way).catch(() => undefined);
      await expect.poll(() => viewsOf(request, id)).toBe(before + 1);
    });
});
