import { setTimeout as pause } from 'node:timers/promises';
import { listPath } from '../baseline/build.ts';
import type { View } from '../browser/chromium.ts';
import { rounds } from '../browser/conditions.ts';
import type { IntentTiming } from '../browser/intentTiming.ts';
import { openFirstVideo } from '../browser/openVideo.ts';
import { loadPage, type PageLoad } from '../browser/pageLoad.ts';
import { againstBaseline, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { pagePart } from './pagePart.ts';

const part = 'touch';

/** Milliseconds between the first sign of intent and the click. */
const clickDelayMs = 80;

interface Point {
  x: number;
  y: number;
}

async function firstCardPoint({ page }: View): Promise<Point> {
  const box = await page.locator('main article').first().boundingBox();
  if (!box) throw new Error('The first card of the list is not rendered.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 3) };
}

type Gesture = (view: View) => Promise<void>;

/** Gestures that open a video from a list: first intent, then a click after a fixed delay, whatever the page does. */
const gestures = {
  touch: async (view) => {
    const [{ session }, spot] = [view, await firstCardPoint(view)];
    const begun = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await pause(clickDelayMs);
    await Promise.all([begun, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  },
  hover: async (view) => {
    const [{ session }, spot] = [view, await firstCardPoint(view)];
    const press = { ...spot, button: 'left', clickCount: 1 } as const;
    const begun = session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...spot });
    await pause(clickDelayMs);
    const pressed = session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await Promise.all([begun, pressed, session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press })]);
  },
  focus: async ({ page }) => {
    const begun = page.evaluate(() => document.querySelector<HTMLElement>('main article a')?.focus());
    await pause(clickDelayMs);
    await Promise.all([begun, page.keyboard.press('Enter')]);
  },
} satisfies Record<string, Gesture>;

type Visit = Record<keyof typeof gestures, IntentTiming>;

function figures(floor: readonly PageLoad[], visits: readonly Visit[]): Figure[] {
  const ms = { part, unit: 'ms' } as const;
  const [loaded, painted] = [median(floor.map((one) => one.loaded)), median(floor.map((one) => one.titleAndPicture))];
  const of = (way: keyof Visit, pick: (one: IntentTiming) => number): number =>
    median(visits.map((one) => pick(one[way])));
  const title = (one: IntentTiming): number => one.title;
  const both = (one: IntentTiming): number => Math.max(one.title, one.picture);
  const note = `click ${of('touch', (one) => one.clickDelay).toFixed(0)} ms after the touch; the floor is its video page’s load event from an empty cache`;
  const named = (name: string, way: keyof Visit) => ({ ...ms, name, baseline: loaded, measured: of(way, title) });
  return [
    againstBaseline({ ...named('title painted', 'touch'), note }, { atMost: 1.2 }),
    againstBaseline({
      ...ms,
      name: 'title and picture painted',
      baseline: painted,
      measured: of('touch', both),
      note: 'the floor is its title and poster painted',
    }),
    againstBaseline(named('with a pointer over it instead, title', 'hover')),
    againstBaseline(named('with the keyboard’s focus instead, title', 'focus')),
  ];
}

/**
 * Measures from touching a card until the video's title and picture are painted, relative to a full load of the static
 * page.
 */
export const touch = pagePart<PageLoad, Visit>(async (environment) => {
  const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
  return {
    rounds: rounds - 2,
    floor: () => loadPage(chromium, baseline.video, 1_000),
    visit: async (site) => {
      await warmUp(site, baseline.videoPath, 1);
      const arrive = async (gesture: Gesture): Promise<IntentTiming> => {
        await warmUp(site, listPath, 1);
        return chromium.open((view) => openFirstVideo(view, site.origin + listPath, gesture));
      };
      const { touch: byTouch, hover, focus } = gestures;
      return { touch: await arrive(byTouch), hover: await arrive(hover), focus: await arrive(focus) };
    },
    figures,
  };
});
