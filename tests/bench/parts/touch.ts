import { setTimeout as pause } from 'node:timers/promises';
import { rounds } from '../browser/conditions.ts';
import { visit, type Phone, type View, type Visit } from '../browser/phone.ts';
import { awaitVideo, type Arrival } from '../browser/arrival.ts';
import { againstFloor, type Figure } from '../figures.ts';
import { listPath } from '../floor/build.ts';
import { median } from '../median.ts';
import { warm } from '../servers/site.ts';
import type { Ground } from './part.ts';

const part = 'touch';

/** Between the first sign of intent and the click, in milliseconds. */
const lead = 80;

/** Rounds of the ways that have no limit. */
const fewer = 3;

interface Spot {
  x: number;
  y: number;
}

/** Ways to a video from a list: what is begun, and what ends it after the lead, however long the page takes to answer the beginning. */
const ways: Record<string, (view: View, spot: Spot) => Promise<void>> = {
  touch: async ({ session }, spot) => {
    const begun = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await pause(lead);
    await Promise.all([begun, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  },
  hover: async ({ session }, spot) => {
    const press = { ...spot, button: 'left', clickCount: 1 } as const;
    const begun = session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...spot });
    await pause(lead);
    const pressed = session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await Promise.all([begun, pressed, session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press })]);
  },
  focus: async ({ page }) => {
    const begun = page.evaluate(() => document.querySelector<HTMLElement>('main article a')?.focus());
    await pause(lead);
    await Promise.all([begun, page.keyboard.press('Enter')]);
  },
};

async function spotOf({ page }: View): Promise<Spot> {
  const box = await page.locator('main article').first().boundingBox();
  if (!box) throw new Error('The first card of the list is not drawn.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 3) };
}

/** Opens the list, waits until it is live and quiet, and goes to its first video. */
const go = (phone: Phone, address: string, way: string): Promise<Arrival> =>
  phone.open(async (view) => {
    const { page } = view;
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForSelector('html[data-live]', { timeout: 30_000 });
    await pause(1_500);
    const spot = await spotOf(view);
    await page.evaluate(awaitVideo);
    await ways[way]?.(view, spot);
    const handle = await page.waitForFunction(() => window.arrival, undefined, { timeout: 30_000 });
    await page
      .waitForFunction(() => window.arrival?.poster !== undefined, undefined, { timeout: 10_000 })
      .catch(() => undefined);
    return (await handle.evaluate(() => window.arrival)) ?? { title: Number.NaN, lead: Number.NaN };
  });

/** From the finger on a card until the video's title and player are painted, beside a full load of the static video page. */
export async function touch(ground: Ground): Promise<Figure[]> {
  const [phone, origin, floor] = [await ground.phone(), await ground.site(), await ground.floor()];
  const address = origin + listPath;
  await warm(origin + floor.videoPath);
  const arrivals: Record<'touch' | 'hover' | 'focus', Arrival[]> = { touch: [], hover: [], focus: [] };
  const loads: Visit[] = [];
  for (let round = 0; round < rounds; round++) {
    loads.push(await visit(phone, floor.video, 1_000));
    for (const way of round < fewer ? (['touch', 'hover', 'focus'] as const) : (['touch'] as const)) {
      await warm(address, 1);
      arrivals[way].push(await go(phone, address, way));
    }
  }
  const [loaded, painted] = [
    median(loads.map((load) => load.loaded)),
    median(loads.map(({ largest }) => largest.time)),
  ];
  const timeOf = (way: keyof typeof arrivals, pick: (arrival: Arrival) => number | undefined) =>
    median(arrivals[way].map((arrival) => pick(arrival) ?? Number.NaN));
  const common = { part, unit: 'ms' } as const;
  const title = ({ title: time }: Arrival) => time;
  const note = `click ${timeOf('touch', ({ lead: time }) => time).toFixed(0)} ms after the touch; the floor is its video page’s load event from an empty cache`;
  return [
    againstFloor(
      { ...common, name: 'title and player painted', floor: loaded, measured: timeOf('touch', title), note },
      { atMost: 1.2 },
    ),
    againstFloor({
      ...common,
      name: 'its poster painted, too',
      floor: painted,
      measured: timeOf('touch', ({ poster }) => poster),
      note: 'the floor is its poster painted',
    }),
    againstFloor({
      ...common,
      name: 'with a pointer over it instead',
      floor: loaded,
      measured: timeOf('hover', title),
    }),
    againstFloor({
      ...common,
      name: 'with the keyboard’s focus instead',
      floor: loaded,
      measured: timeOf('focus', title),
    }),
  ];
}
