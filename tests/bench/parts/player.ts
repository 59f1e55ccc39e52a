import { videos } from '@afterglow/fixtures/data/videos';
import { clipRate } from '@afterglow/fixtures/media/clips';
import { expect } from '@playwright/test';
import { noteFrames, secondShown } from '../../browser/displayedFrame.ts';
import type { View } from '../browser/chromium.ts';
import { rounds } from '../browser/conditions.ts';
import { pressPlay } from '../browser/firstFrame.ts';
import { waitUntilIdle } from '../browser/idle.ts';
import { isScript } from '../browser/network.ts';
import { loadIn } from '../browser/pageLoad.ts';
import { waitInPage } from '../browser/readInPage.ts';
import { bounded } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { pagePart } from './pagePart.ts';

const part = 'player';
const kib = 1_024;
const seeks = 10;
/** Milliseconds by which the site may be slower than a plain element. */
const allowedMs = 150;

/** This video is available as a stream, too. */
const { oneLetter } = videos;
const streamed = `/video/${oneLetter.id}/${oneLetter.dir}/`;

interface Visit {
  firstFrame: number;
  /** Bytes of the player's own code; `hls` counts the code for streams. */
  code: number;
  hls: number;
  /** Number of frames that were not those of the requested place. */
  wrong: number;
}

const upgraded = (view: View) =>
  waitInPage(view, () => document.querySelector('[data-upgrade="done"]') !== null, 30_000);

const bytesOf = ({ log }: View, name: RegExp): number =>
  [...log.requests.values()]
    .filter((request) => isScript(request) && name.test(request.path))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Seeks to random positions and counts the frames that belong elsewhere. */
async function countWrongFrames({ page }: View): Promise<number> {
  const video = page.locator('video');
  let wrong = 0;
  for (let count = 0; count < seeks; count++) {
    const share = Math.random();
    const place = await video.evaluate((video: HTMLVideoElement, to) => {
      video.pause();
      video.currentTime = to * (video.duration - 1);
      return video.currentTime;
    }, share);
    // At the boundary of two frames, both are right.
    const isRight = async () => Math.abs(place - (await secondShown(video)) - 0.5 / clipRate) < 0.6 / clipRate;
    const settled = () => video.evaluate((video: HTMLVideoElement) => !video.seeking && video.readyState >= 2);
    await expect.poll(settled, { timeout: 15_000 }).toBe(true);
    const right = await expect
      .poll(isRight, { timeout: 3_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!right) wrong += 1;
  }
  return wrong;
}

/**
 * Measures from a press of play to the first frame, relative to a static page with a plain `<video>`; also code sizes
 * and seeking.
 */
export const player = pagePart<number, Visit>(async (environment) => {
  const [chromium, { videoPath, video }] = [await environment.chromium(), await environment.baseline()];
  return {
    rounds,
    floor: () =>
      chromium.open(async (view) => {
        await loadIn(view, video, 'idle');
        return pressPlay(view, null);
      }),
    visit: async (site) => {
      await warmUp(site, videoPath, 1);
      const first = await chromium.open(async (view) => {
        await loadIn(view, site.origin + videoPath, 'live and idle');
        await upgraded(view);
        await waitUntilIdle(view);
        const code = bytesOf(view, /PlayerControls/);
        return { code, firstFrame: await pressPlay(view, '[data-part="player-start"]') };
      });
      const second = await chromium.open(
        async (view) => {
          await noteFrames(view.page);
          await loadIn(view, site.origin + streamed, 'live and idle');
          await upgraded(view);
          // Hovering over the player loads the list of files, and with it the stream.
          await view.page.locator('[data-component="VideoPlayer"]').hover();
          await waitUntilIdle(view);
          await pressPlay(view, '[data-part="player-start"]');
          return { hls: bytesOf(view, /\/hls-/), wrong: await countWrongFrames(view) };
        },
        { slow: false },
      );
      return { ...first, ...second };
    },
    figures: (floor, visits) => {
      const of = (pick: (one: Visit) => number): number => median(visits.map(pick));
      const plain = median(floor);
      const bytes = { part, unit: 'bytes' } as const;
      const note = `each round ${visits.map(({ firstFrame }) => Math.round(firstFrame)).join(', ')} ms, plain ${floor.map(Math.round).join(', ')}`;
      return [
        bounded(
          {
            part,
            name: 'press of play to first frame',
            unit: 'ms',
            baseline: plain,
            measured: of(({ firstFrame }) => firstFrame),
            note,
          },
          { atMost: Math.round(plain + allowedMs) },
        ),
        bounded({ ...bytes, name: 'player code', measured: of(({ code }) => code) }, { atMost: 60 * kib }),
        bounded({ ...bytes, name: 'with HLS', measured: of(({ code, hls }) => code + hls) }, { atMost: 95 * kib }),
        bounded(
          {
            part,
            name: `wrong frames of ${seeks} random seeks`,
            unit: 'count',
            measured: Math.max(...visits.map(({ wrong }) => wrong)),
          },
          { atMost: 0 },
        ),
      ];
    },
  };
});
