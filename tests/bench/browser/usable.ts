import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './chromium.ts';
import { readInPage, waitInPage } from './readInPage.ts';

/** Something that a visitor does as soon as a page is painted. */
export interface FirstAct {
  name: string;
  act: (view: View) => Promise<void>;
  /** Runs in the page: whether the act has been answered. */
  isAnswered: () => boolean;
}

const paintTimeoutMs = 30_000;
const answerTimeoutMs = 30_000;
const pollMs = 50;

/** Taps the first element that a function finds in the page. */
async function tapAt(view: View, find: () => { x: number; y: number } | null): Promise<void> {
  const place = await readInPage(view, find);
  if (!place) throw new Error(`There is nothing to tap: ${find.toString()}`);
  await view.page.touchscreen.tap(place.x, place.y);
}

export const firstActs: readonly FirstAct[] = [
  {
    name: 'scroll',
    act: ({ page }) => page.mouse.wheel(0, 400),
    isAnswered: () => scrollY > 0,
  },
  {
    name: 'click',
    act: (view) =>
      tapAt(view, () => {
        const box = document.querySelector('main article a')?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      }),
    isAnswered: () =>
      [...document.querySelectorAll('[data-component="VideoPlayer"]')].some((player) => player.checkVisibility()),
  },
  {
    name: 'search',
    act: async (view) => {
      await tapAt(view, () => {
        const box = document.querySelector('[data-component="SearchBox"]')?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      });
      await view.page.keyboard.insertText('harbo');
    },
    isAnswered: () => document.querySelector('[role="listbox"] [role="option"]') !== null,
  },
];

/**
 * Opens a page and acts once something is painted. Returns the milliseconds from the start of the navigation until the
 * act is answered, by this document or by the next one.
 */
export async function timeUntilAnswered(view: View, url: string, { act, isAnswered }: FirstAct): Promise<number> {
  await view.page.goto(url, { waitUntil: 'commit', timeout: paintTimeoutMs });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await waitInPage(view, isPainted, paintTimeoutMs);
  const startedAt = await readInPage(view, () => performance.timeOrigin);
  await act(view);
  const actedAt = Date.now();
  while (Date.now() - actedAt < answerTimeoutMs) {
    // Between two documents there is none to be read.
    if (await readInPage(view, isAnswered).catch(() => false)) return Date.now() - startedAt;
    await pause(pollMs);
  }
  throw new Error(`${url} gave no answer.`);
}
