import { commentsReply } from '@afterglow/contract/comment';
import { commentsEndpoint } from '@afterglow/contract/endpoints/comments';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import * as z from 'zod/mini';
import { comments } from '@afterglow/fixtures/data/comments';
import { listPath } from '../baseline/build.ts';
import type { Chromium, View } from '../browser/chromium.ts';
import { desktop, slowPhone } from '../browser/conditions.ts';
import { waitUntilIdle, waitUntilLive } from '../browser/idle.ts';
import { readInPage, waitInPage } from '../browser/readInPage.ts';
import { traceThread, type ThreadTime } from '../browser/threadTime.ts';
import { firstActs, timeUntilAnswered } from '../browser/usable.ts';
import { actFor, visitTenPages, type Kept } from '../browser/usage.ts';
import { againstBaseline, bounded, unbounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { pagePart } from './pagePart.ts';

const part = 'lower end';

/** A list of 96 entries, the most that a page has. */
const longList = '/community/recent/1/';
const writtenComments = 500;
const actCount = 300;
const quietMs = 2_000;
const commentsTimeoutMs = 15_000;

/** Answers every request for comments with a full page of many. */
async function answerWithComments({ page }: View): Promise<void> {
  const entries = Array.from({ length: 60 }, (_, place) => ({ ...comments.long, id: 900_000 + place }));
  const reply = z.encode(commentsReply, { entries, total: writtenComments, pages: 9, dropped: 0 });
  await page.route(`**${pathPrefix(commentsEndpoint)}**`, (route) => route.fulfill({ json: reply }));
}

async function loadUntilQuiet(view: View, url: string): Promise<void> {
  await view.page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilLive(view);
  await waitUntilIdle(view, quietMs);
}

/** Scrolls to the comments, and shows all of the page once they are there. */
async function readComments(view: View): Promise<void> {
  await readInPage(view, () => document.getElementById('comments')?.scrollIntoView());
  await waitInPage(view, () => document.querySelector('[data-part="comment-list-toggle"]') !== null, commentsTimeoutMs);
  await waitUntilIdle(view);
  await readInPage(view, () => document.querySelector<HTMLElement>('[data-part="comment-list-toggle"]')?.click());
  await waitUntilIdle(view, quietMs);
}

const traceLongList = (chromium: Chromium, url: string): Promise<ThreadTime> =>
  chromium.open(async (view) => (await traceThread(view, () => loadUntilQuiet(view, url))).thread);

const traceComments = (chromium: Chromium, url: string): Promise<ThreadTime> =>
  chromium.open(async (view) => {
    await answerWithComments(view);
    await loadUntilQuiet(view, url);
    return (await traceThread(view, () => readComments(view))).thread;
  });

interface Visit {
  /** Milliseconds until each first act is answered. */
  answered: number[];
  pages: { two: Kept; ten: Kept };
  acts: { early: Kept; late: Kept };
  list: ThreadTime;
  comments: ThreadTime;
}

const usableFigures = (visits: readonly Visit[]): Figure[] =>
  firstActs.map(({ name }, place) =>
    bounded(
      {
        part,
        name: `${name} answered, from the start of the navigation`,
        unit: 'ms',
        measured: median(visits.map(({ answered }) => answered[place] ?? Number.NaN)),
      },
      { atMost: 5_000 },
    ),
  );

/** Returns the growth of what is kept, with a limit for the heap. */
function growthFigures(name: string, early: readonly Kept[], late: readonly Kept[], atMost: number): Figure[] {
  const of = (pick: (kept: Kept) => number) => ({
    baseline: median(early.map(pick)),
    measured: median(late.map(pick)),
  });
  return [
    againstBaseline({ part, name: `${name}: heap`, unit: 'bytes', ...of(({ heap }) => heap) }, { atMost }),
    againstBaseline({ part, name: `${name}: nodes`, unit: 'count', ...of(({ nodes }) => nodes) }),
    againstBaseline({ part, name: `${name}: listeners`, unit: 'count', ...of(({ listeners }) => listeners) }),
  ];
}

function taskFigures(name: string, threads: readonly ThreadTime[]): Figure[] {
  const note = `each round ${threads.map(({ longest }) => Math.round(longest)).join(', ')}; thread time, not wall time`;
  const measured = median(threads.map(({ longest }) => longest));
  return [
    bounded({ part, name: `${name}: longest task`, unit: 'ms', measured, note }, { atMost: 100 }),
    unbounded({
      part,
      name: `${name}: style and layout`,
      unit: 'ms',
      measured: median(threads.map(({ styleAndLayout }) => styleAndLayout)),
    }),
  ];
}

/**
 * Measures how soon a phone of the lower end answers, what pages keep in memory, and the longest tasks of a long list
 * and of many comments. Memory does not depend on speed, so it is measured without throttling.
 */
export const lowerEnd = pagePart<never, Visit>(async (environment) => {
  const [chromium, { videoPath }] = [await environment.chromium(), await environment.baseline()];
  return {
    rounds: 3,
    visit: async (site) => {
      const { origin } = site;
      for (const path of [listPath, longList, videoPath]) await warmUp(site, path, 1);
      const answered: number[] = [];
      for (const act of firstActs)
        answered.push(
          await chromium.open((view) => timeUntilAnswered(view, origin + listPath, act), { profile: slowPhone }),
        );
      const unhurried = { profile: desktop, slow: false };
      return {
        answered,
        pages: await chromium.open((view) => visitTenPages(view, origin + listPath), unhurried),
        acts: await chromium.open((view) => actFor(view, origin + listPath, actCount), unhurried),
        list: await traceLongList(chromium, origin + longList),
        comments: await traceComments(chromium, origin + videoPath),
      };
    },
    figures: (_, visits) => [
      ...usableFigures(visits),
      ...growthFigures(
        'ten pages, beside two',
        visits.map(({ pages }) => pages.two),
        visits.map(({ pages }) => pages.ten),
        1.3,
      ),
      ...growthFigures(
        `${actCount} acts, beside half of them`,
        visits.map(({ acts }) => acts.early),
        visits.map(({ acts }) => acts.late),
        1.1,
      ),
      ...taskFigures(
        'list of 96 cards',
        visits.map(({ list }) => list),
      ),
      ...taskFigures(
        'video page with 500 comments',
        visits.map(({ comments: one }) => one),
      ),
    ],
  };
});
