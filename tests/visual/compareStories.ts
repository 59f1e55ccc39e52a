import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromium as systemBrowser } from '../../.storybook/chromium.ts';
import { serve } from '../../.storybook/serve.ts';
import { compareStory, sidesOf, type Pages, type StoryResult } from './compareStory.ts';
import type { ComparedStory } from './stories.ts';
import { openStoryPage } from './storyPage.ts';

interface Comparison {
  stories: readonly ComparedStory[];
  /** Folders of the built stories. */
  before: string;
  now: string;
  /** The folder of the report, for pictures of what differs. */
  folder: string;
  onResult: (result: StoryResult) => void;
}

/** Longest time of a story, far beyond the slowest sheet, which takes ten seconds: whatever takes longer never ends. */
const longestStory = 60_000;
const workers = 2;

/** Compares stories, several at a time. A story that fails is a result of its own, and the others go on. */
export async function compareStories({ stories, before, now, folder, onResult }: Comparison): Promise<void> {
  const servers = { before: await serve(before), now: await serve(now) };
  const browser = await chromium.launch(systemBrowser());
  const queue = [...stories];
  const work = async (): Promise<void> => {
    let pages = await openPages(browser, servers.before.origin, servers.now.origin);
    const reopen = async () => {
      await closePages(pages);
      pages = await openPages(browser, servers.before.origin, servers.now.origin);
    };
    for (let story = queue.shift(); story; story = queue.shift()) {
      let result = await compareInTime(story, pages, folder);
      if (result.broken.length > 0) {
        // The story before may have left the window in any state, and now and then Chromium draws a window no more.
        await reopen();
        result = await compareInTime(story, pages, folder);
        if (result.broken.length > 0) await reopen();
      }
      onResult(result);
    }
    await closePages(pages);
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    await servers.before.close();
    await servers.now.close();
  }
}

async function openPages(browser: Browser, before: string, now: string): Promise<Pages> {
  const [one, other] = await Promise.all([openStoryPage(browser, before), openStoryPage(browser, now)]);
  return { before: one, now: other };
}

const closePages = (pages: Pages): Promise<unknown> => Promise.all([pages.before.close(), pages.now.close()]);

const doingOf = (story: ComparedStory, pages: Pages): string =>
  sidesOf(story)
    .map((side) => `${side} was ${pages[side].doing()}`)
    .join(', ');

async function compareInTime(story: ComparedStory, pages: Pages, folder: string): Promise<StoryResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It did not end within ${longestStory / 1_000} seconds: ${doingOf(story, pages)}.`)),
      longestStory,
    );
  });
  const comparing = compareTwice(story, pages, folder);
  try {
    return await Promise.race([comparing, late]);
  } catch (error) {
    // It fails later, when its window is closed.
    comparing.catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    const side = story.kind === 'removed' ? 'before' : 'now';
    return { story, differences: [], broken: [{ side, reason }], digest: '' };
  } finally {
    clearTimeout(timer);
  }
}

/** Compares a story again if it differs: the edge of a focus ring may be drawn otherwise once. */
async function compareTwice(story: ComparedStory, pages: Pages, folder: string): Promise<StoryResult> {
  const first = await compareStory(story, pages, folder);
  if (story.kind !== 'common' || first.differences.length === 0) return first;
  for (const picture of first.differences.flatMap(({ pictures }) => pictures))
    rmSync(join(folder, picture), { force: true });
  return compareStory(story, pages, folder);
}
