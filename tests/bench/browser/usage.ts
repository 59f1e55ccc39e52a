import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './chromium.ts';
import { waitUntilIdle, waitUntilLive } from './idle.ts';
import { readInPage } from './readInPage.ts';

/** Memory of a page after a garbage collection. */
export interface Kept {
  /** Bytes of the JavaScript heap. */
  heap: number;
  /** Nodes of all documents, those without a document included. */
  nodes: number;
  listeners: number;
}

/** Collects garbage twice, since what finalizers release is collected only then, and measures what is kept. */
async function measureKept({ session }: View): Promise<Kept> {
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { heap, nodes, listeners };
}

const pageTimeoutMs = 15_000;
const pollMs = 50;

/** Loads a list and waits until nothing runs. */
async function openList(view: View, url: string): Promise<void> {
  await view.page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilLive(view);
  await waitUntilIdle(view);
}

/** Leaves a page by a function that runs in it, such as a click on a link, and waits until the next one is shown and idle. */
async function follow(view: View, clickLink: () => boolean): Promise<void> {
  const before = await readInPage(view, () => location.href);
  if (!(await readInPage(view, clickLink))) throw new Error(`${before} has no such link: ${clickLink.toString()}`);
  const startedAt = Date.now();
  while ((await readInPage(view, () => location.href)) === before) {
    if (Date.now() - startedAt > pageTimeoutMs) throw new Error(`No link led away from ${before}.`);
    await pause(pollMs);
  }
  await waitUntilIdle(view);
}

/** Runs in the page. */
const goBack = (): boolean => {
  history.back();
  return true;
};

/** Runs in the page. Clicks the first card that is shown. */
const clickCard = (): boolean => {
  const cards = [...document.querySelectorAll<HTMLElement>('main article a')];
  const card = cards.find((link) => link.checkVisibility());
  card?.click();
  return card !== undefined;
};

/** Runs in the page. Clicks the link of the navigation that was not followed for longest. */
const clickNavigation = (): boolean => {
  const links = [...document.querySelectorAll<HTMLElement>('header a[data-part="nav-link"]')];
  const next = Number(document.documentElement.dataset['benchNext'] ?? 0) + 1;
  document.documentElement.dataset['benchNext'] = String(next);
  const link = links[next % links.length];
  link?.click();
  return link !== undefined;
};

/** Visits ten pages within one document, lists and what their first cards lead to. Returns what is kept after two and after ten. */
export async function visitTenPages(view: View, url: string): Promise<{ two: Kept; ten: Kept }> {
  await openList(view, url);
  await follow(view, clickCard);
  const two = await measureKept(view);
  for (let page = 2; page < 10; page += 2) {
    await follow(view, clickNavigation);
    await follow(view, clickCard);
  }
  return { two, ten: await measureKept(view) };
}

/** Acts of a visitor that stay on the page, two each. Each returns whether it could be done. */
const acts: readonly (() => boolean)[] = [
  () => {
    const menus = document.querySelectorAll<HTMLElement>('header details > summary');
    for (let time = 0; time < 2; time++) menus[0]?.click();
    return menus.length > 0;
  },
  () => {
    for (const theme of ['light', 'dark'])
      document.querySelector<HTMLElement>(`header button[name="theme"][value="${theme}"]`)?.click();
    return document.documentElement.dataset['theme'] === 'dark';
  },
  () => {
    const field = document.querySelector<HTMLInputElement>('header [data-part="search-field"]');
    field?.focus();
    for (const data of ['harbo', 'rain'])
      if (field) {
        field.setRangeText(data, 0, field.value.length, 'end');
        field.dispatchEvent(new InputEvent('input', { bubbles: true, data }));
      }
    field?.blur();
    return field !== null;
  },
];
/** How often `acts` are done before a card is opened and left again. */
const timesPerPage = 4;
const actsPerCycle = 2 * acts.length * timesPerPage + 2;

async function runCycle(view: View): Promise<void> {
  for (let time = 0; time < timesPerPage; time++)
    for (const act of acts) if (!(await readInPage(view, act))) throw new Error(`Cannot act: ${act.toString()}`);
  await follow(view, clickCard);
  await follow(view, goBack);
}

/**
 * Returns what is kept after half of the acts, and after all of them. What V8 keeps of code that it has compiled grows
 * with the first half; what grows in the second as well may never end.
 */
export async function actFor(view: View, url: string, count: number): Promise<{ early: Kept; late: Kept }> {
  await openList(view, url);
  const cycles = Math.ceil(count / actsPerCycle);
  const half = Math.ceil(cycles / 2);
  for (let cycle = 0; cycle < half; cycle++) await runCycle(view);
  const early = await measureKept(view);
  for (let cycle = half; cycle < cycles; cycle++) await runCycle(view);
  return { early, late: await measureKept(view) };
}
