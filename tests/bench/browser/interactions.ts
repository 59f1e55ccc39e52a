import type { Locator, Page } from '@playwright/test';
import type { View } from './chromium.ts';
import { desktop, phone, type Profile } from './conditions.ts';
import { waitUntilIdle, waitUntilLive } from './idle.ts';

/** An action of a visitor on a list page. */
interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** A scripted visit. Each step continues from the one before. */
export interface ScriptedVisit {
  profile: Profile;
  steps: readonly Step[];
}

declare global {
  interface Window {
    /** Event Timing: when each event began, the time until the next paint, and whether it is part of an interaction. */
    eventTimings?: { begun: number; lasted: number; interaction: boolean }[];
  }
  // Fields of Event Timing that are missing in TypeScript's DOM types.
  interface PerformanceEntry {
    readonly interactionId?: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Milliseconds between two letters. */
const typingDelayMs = 120;

/**
 * Returns the centre of an element. Playwright's own clicks check their target at each event, which would be measured,
 * too.
 */
async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not laid out.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function click(locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator);
  await locator.page().mouse.click(x, y);
}

async function hover(locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator);
  await locator.page().mouse.move(x, y);
}

async function tap(locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator);
  await locator.page().touchscreen.tap(x, y);
}

/** The button of a menu, a `<summary>` or a `<button>`. Its name may end with the chosen option. */
const opener = (page: Page, name: string): Locator =>
  page.locator(`header :is(summary, button)[aria-label^="${name}"]:visible`);
const filterFace = (page: Page): Locator => page.locator('[data-part="filter-face"]:visible').first();

export const scriptedVisits: readonly ScriptedVisit[] = [
  {
    profile: { ...desktop, name: 'desktop window', cpu: phone.cpu },
    steps: [
      { name: 'open the orientation menu', act: (page) => click(opener(page, 'Orientation')) },
      { name: 'open the language picker', act: (page) => click(opener(page, 'Language')) },
      {
        name: 'switch the theme',
        act: async (page) => {
          await click(opener(page, 'Appearance'));
          await click(page.locator('header button[name="theme"][value="light"]:visible'));
        },
      },
      {
        name: 'type in the search',
        act: async (page) => {
          await click(page.locator('[data-part="search-field"]'));
          await page.keyboard.type('harbo', { delay: typingDelayMs });
        },
      },
      {
        name: 'close the suggestions',
        act: async (page) => {
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
        },
      },
      { name: 'hover a card', act: (page) => hover(page.locator('main article').nth(3)) },
      { name: 'open a filter', act: (page) => click(filterFace(page)) },
      { name: 'tick a filter', act: (page) => click(page.locator('[data-part="filter-choice"]:visible').nth(1)) },
      { name: 'change the order', act: (page) => click(page.locator('[data-part="sort-list"] a').nth(2)) },
    ],
  },
  {
    profile: phone,
    steps: [{ name: 'open the menu on a phone', act: (page) => tap(page.locator('[data-part="header-burger"]')) }],
  },
];

/** Runs in the page. Records Event Timing entries. */
function observeEvents(): void {
  const timings: NonNullable<Window['eventTimings']> = [];
  window.eventTimings = timings;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime: begun, duration: lasted, interactionId = 0 } of list.getEntries())
      timings.push({ begun, lasted, interaction: interactionId > 0 });
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
}

/**
 * Runs the steps of a visit. Returns the duration of each step: its longest interaction (a click is several events), or
 * its longest event if a step, such as hovering, has no interaction.
 */
export async function visitByScript(view: View, { steps }: ScriptedVisit, url: string): Promise<Map<string, number>> {
  const { page } = view;
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilLive(view);
  await waitUntilIdle(view);
  await page.evaluate(observeEvents);
  const durations = new Map<string, number>();
  for (const { name, act } of steps) {
    const begunAt = await page.evaluate(() => performance.now());
    await act(page);
    await waitUntilIdle(view);
    const timings = await page.evaluate(() => window.eventTimings ?? []);
    const events = timings.filter(({ begun }) => begun >= begunAt);
    const interactions = events.filter(({ interaction }) => interaction);
    const counted = interactions.length > 0 ? interactions : events;
    durations.set(name, Math.max(0, ...counted.map(({ lasted }) => lasted)));
  }
  return durations;
}
