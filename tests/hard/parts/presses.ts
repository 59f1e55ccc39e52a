/** Random presses, keys, texts and gestures in a browser, on pages of every kind: no uncaught error, no dead end. */
import { setTimeout } from 'node:timers/promises';
import * as fc from 'fast-check';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../../../.storybook/chromium.ts';
import { memberPaths, publicPaths } from '../../tools/pagePaths.ts';
import { differingTexts } from '../differingTexts.ts';
import { startHardSite, type HardSite } from '../hardSite.ts';
import { inParallel } from '../inParallel.ts';
import type { OpenPart, Part } from '../part.ts';

/** Acts on one page before the next one is opened, and pages of a round. */
const actsOfPage = 50;
const pagesOfRound = 4;

const windows = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const keys = [
  'Enter',
  'Escape',
  'Tab',
  'Shift+Tab',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
];
const texts = ['evening', 'ש׳לום', '夜景', '<b>x</b>', '🌊'.repeat(20), ' ', '0', '-1', 'a@b.example', 'x'.repeat(500)];

/** A share of a whole, all as likely: doubles of fast-check are most often next to 0. */
const share = fc.nat(9_999).map((part) => part / 10_000);

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('press' as const), place: share }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('key' as const), key: fc.constantFrom(...keys, ...'kjlmfc?/0123456789') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('type' as const), text: fc.constantFrom(...texts) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('scroll' as const), by: fc.integer({ min: -3_000, max: 3_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resize' as const), to: fc.constantFrom(...windows) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('back' as const, 'forward' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Milliseconds after which a visit counts as one that does not end; most take ten seconds. */
const longestVisitMs = 180_000;

const visit = fc.record({
  path: fc.constantFrom(...publicPaths, ...memberPaths),
  isMember: fc.boolean(),
  window: fc.constantFrom(...windows),
  acts: fc.array(act, { minLength: actsOfPage, maxLength: actsOfPage }),
});
type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never;

/** Presses what stands at a place among all that can be pressed and is in view. */
async function press(page: Page, place: number): Promise<void> {
  const point = await page.evaluate((place) => {
    const modal = document.querySelector('dialog:modal, [role="dialog"]');
    const pressable = [
      ...(modal ?? document).querySelectorAll('a[href], button, input, select, summary, [role="menuitem"], label'),
    ];
    const boxes = pressable
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    return boxes[Math.floor(place * boxes.length)] ?? null;
  }, place);
  if (point) await page.mouse.click(point.x, point.y);
}

async function perform(page: Page, one: Act): Promise<void> {
  switch (one.kind) {
    case 'press':
      return press(page, one.place);
    case 'key':
      return page.keyboard.press(one.key);
    case 'type':
      return page.keyboard.type(one.text);
    case 'scroll':
      return page.mouse.wheel(0, one.by);
    case 'resize':
      return page.setViewportSize(one.to);
    case 'back':
      return page.evaluate(() => history.back());
    case 'forward':
      return page.evaluate(() => history.forward());
  }
}

/**
 * A navigation may take the document away while something is done to it; the next act finds the next document. A window
 * that a press made full keeps its size.
 */
const isExpected = (error: unknown): boolean =>
  /Execution context was destroyed|navigat|frame was detached|Target page|fullscreen window/i.test(String(error));

/** Milliseconds after which an input counts as lost: the browser drops some whose page is replaced meanwhile. */
const lostInputMs = 20_000;

/** Performs an act. Returns false if the page does not answer any more. */
async function performAct(page: Page, one: Act, say: (text: string) => void): Promise<boolean> {
  const performed = perform(page, one).catch((error: unknown) => isExpected(error) || say(String(error).slice(0, 300)));
  if ((await Promise.race([performed, setTimeout(lostInputMs, 'lost', { ref: false })])) !== 'lost') return true;
  const answered = page.evaluate(() => true).catch(() => true);
  return Promise.race([answered, setTimeout(lostInputMs, false, { ref: false })]);
}

/** Returns what a visitor lacks on this page to go on; null if nothing. */
const deadEnd = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    // A film by itself: the browser's own player, with its own way back.
    if (document.contentType.startsWith('video/')) return null;
    const mains = [...document.querySelectorAll('main, dialog, [role="dialog"]')];
    if (!mains.some((element) => element.checkVisibility())) return 'has no main part';
    const ways = [...document.querySelectorAll('a[href], button')];
    if (!ways.some((element) => element.checkVisibility())) return 'has no way on';
    return document.body.textContent.trim().length > 0 ? null : 'is empty';
  });

/** Lines of the console that are of the browser's making: a file of a partner or a request that was cut off. */
const expected = /Failed to load resource|net::ERR_|play\(\) request was interrupted|ResizeObserver loop/;

/** Opens the home page if the last acts led elsewhere, where nothing is loaded from. */
async function comeBack(page: Page, origin: string): Promise<void> {
  await page.waitForLoadState('domcontentloaded').catch(() => undefined);
  if (!page.url().startsWith(origin)) await page.goto(origin, { waitUntil: 'domcontentloaded' });
}

/** Times that a page is looked at again, a second apart, as the last act may have led to one that is still arriving. */
const looks = 15;

/** Returns what a visitor lacks once the page that the last act led to has arrived; null if nothing. */
async function lastingDeadEnd(page: Page, origin: string): Promise<string | null> {
  let end: string | null = null;
  for (let look = 0; look < looks; look += 1) {
    try {
      await comeBack(page, origin);
      end = await deadEnd(page);
    } catch (error) {
      if (!isExpected(error)) return String(error);
      end = 'goes from address to address';
    }
    if (end === null) return null;
    await page.waitForTimeout(1_000);
  }
  return end;
}

async function tryVisit(browser: Browser, site: HardSite, one: Visit): Promise<string[]> {
  const origin = `http://localhost:${site.port}`;
  const context: BrowserContext = await browser.newContext({ viewport: one.window, baseURL: origin });
  // Pressing may sign the member out or end the account, so each visit has a session of its own.
  const [name, value] = await site.signIn();
  await context.addCookies([
    { name: 'ageGateAccepted', value: '1', url: origin },
    ...(one.isMember ? [{ name, value, url: origin }] : []),
  ]);
  // Nothing leaves this machine.
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const found: string[] = [];
  let last = 'opened';
  const say = (text: string) => found.push(`${one.path} ${one.window.width} px, after ${last}: ${text}`);
  const reports: Promise<unknown>[] = [];
  const report = async (message: string) => {
    const texts = /error #418/.test(message) ? ` ${await differingTexts(page).catch(String)}` : '';
    say(`uncaught ${message}${texts}`);
  };
  page.on('pageerror', ({ message }) => void reports.push(report(message)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) say(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  context.on('page', (other) => void (other === page ? undefined : other.close().catch(() => undefined)));
  await page.goto(one.path, { waitUntil: 'domcontentloaded' });
  for (const doing of one.acts) {
    last = JSON.stringify(doing).slice(0, 80);
    if (await performAct(page, doing, say)) continue;
    say('the page does not answer');
    return found;
  }
  const end = await lastingDeadEnd(page, origin);
  if (end !== null) say(`${page.url()} ${end}`);
  await Promise.all(reports);
  await context.close();
  return found;
}

const tooLong = async ({ path }: Visit): Promise<string[]> => {
  await setTimeout(longestVisitMs, null, { ref: false });
  return [`${path}: the visit does not end`];
};

async function open(): Promise<OpenPart> {
  const site = await startHardSite();
  const browser = await chromium.launch(launchOptions());
  return {
    async round(seed) {
      const visits = fc.sample(visit, { seed, numRuns: pagesOfRound });
      const found = (
        await inParallel(visits, 2, (one) => Promise.race([tryVisit(browser, site, one), tooLong(one)]))
      ).flat();
      const exit = site.exited();
      return { tried: pagesOfRound * actsOfPage, found: exit === null ? found : [...found, exit] };
    },
    async close() {
      await browser.close();
      await site.end();
      return [];
    },
  };
}

export const presses: Part = {
  unit: 'acts',
  goal: '0 uncaught errors, no dead end',
  rounds: 100,
  open,
};
