import { setTimeout as pause } from 'node:timers/promises';
import { rounds } from '../browser/conditions.ts';
import { loadPage, type Phone, type View, type PageLoad } from '../browser/phone.ts';
import { measureVideoPaint, type IntentTiming } from '../browser/intentTiming.ts';
import { againstBaseline, type Figure } from '../figures.ts';
import { listPath } from '../baseline/build.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/site.ts';
import type { Environment } from './part.ts';

const part = 'touch';

/** Between the first sign of intent and the click, in milliseconds. */
const clickDelayMs = 80;

/** Rounds of gestures without a limit. */
const roundsWithoutLimit = 3;

interface Point {
  x: number;
  y: number;
}

/** Gestures that open a video from a list: intent first, the click after a fixed delay, regardless of the page's reaction. */
const gestures: Record<string, (view: View, spot: Point) => Promise<void>> = {
  touch: async ({ session }, spot) => {
    const begun = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await pause(clickDelayMs);
    await Promise.all([begun, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  },
  hover: async ({ session }, spot) => {
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
};

async function firstCardPoint({ page }: View): Promise<Point> {
  const box = await page.locator('main article').first().boundingBox();
  if (!box) throw new Error('The first card of the list is not rendered.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 3) };
}

/** Opens the list, waits until it is hydrated and idle, and opens its first video. */
const openFirstVideo = (phone: Phone, address: string, way: string): Promise<IntentTiming> =>
  phone.open(async (view) => {
    const { page } = view;
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForSelector('html[data-live]', { timeout: 30_000 });
    await pause(1_500);
    const spot = await firstCardPoint(view);
    await page.evaluate(measureVideoPaint);
    await gestures[way]?.(view, spot);
    const handle = await page.waitForFunction(() => window.intentTiming, undefined, { timeout: 30_000 });
    await page
      .waitForFunction(() => window.intentTiming?.poster !== undefined, undefined, { timeout: 10_000 })
      .catch(() => undefined);
    return (await handle.evaluate(() => window.intentTiming)) ?? { title: Number.NaN, clickDelay: Number.NaN };
  });

/** From touching a card until the video's title and player are painted, relative to a full load of the static video page. */
export async function touch(environment: Environment): Promise<Figure[]> {
  const [phone, origin, baseline] = [await environment.phone(), await environment.site(), await environment.baseline()];
  const address = origin + listPath;
  await warmUp(origin + baseline.videoPath);
  const arrivals: Record<'touch' | 'hover' | 'focus', IntentTiming[]> = { touch: [], hover: [], focus: [] };
  const loads: PageLoad[] = [];
  for (let round = 0; round < rounds; round++) {
    loads.push(await loadPage(phone, baseline.video, 1_000));
    for (const way of round < roundsWithoutLimit ? (['touch', 'hover', 'focus'] as const) : (['touch'] as const)) {
      await warmUp(address, 1);
      arrivals[way].push(await openFirstVideo(phone, address, way));
    }
  }
  const [loaded, painted] = [
    median(loads.map((load) => load.loaded)),
    median(loads.map(({ largest }) => largest.time)),
  ];
  const medianTime = (way: keyof typeof arrivals, pick: (arrival: IntentTiming) => number | undefined) =>
    median(arrivals[way].map((arrival) => pick(arrival) ?? Number.NaN));
  const common = { part, unit: 'ms' } as const;
  const title = ({ title: time }: IntentTiming) => time;
  const note = `click ${medianTime('touch', ({ clickDelay: time }) => time).toFixed(0)} ms after the touch; the floor is its video page’s load event from an empty cache`;
  return [
    againstBaseline(
      { ...common, name: 'title and player painted', baseline: loaded, measured: medianTime('touch', title), note },
      { atMost: 1.2 },
    ),
    againstBaseline({
      ...common,
      name: 'its poster painted, too',
      baseline: painted,
      measured: medianTime('touch', ({ poster }) => poster),
      note: 'the floor is its poster painted',
    }),
    againstBaseline({
      ...common,
      name: 'with a pointer over it instead',
      baseline: loaded,
      measured: medianTime('hover', title),
    }),
    againstBaseline({
      ...common,
      name: 'with the keyboard’s focus instead',
      baseline: loaded,
      measured: medianTime('focus', title),
    }),
  ];
}
