/** Faults of the API and of the visitor's connection on pages of every kind, seen in a browser. */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import * as fc from 'fast-check';
import { chromium as launchOptions } from '../../../.storybook/chromium.ts';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import type { Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { faults as apiFaults, startFaultyApi, type Fault, type FaultyApi } from '../../tools/faultyApi.ts';
import { memberPaths, publicPaths } from '../../tools/pagePaths.ts';
import { spawnSite } from '../../tools/spawnSite.ts';
import { inParallel } from '../inParallel.ts';
import type { OpenPart, Part } from '../part.ts';

const visitsOfRound = 20;
/** Visits at a time, each with servers of its own: most of a visit is waiting. */
const lanes = 4;
/** Milliseconds in which a page has to say what is wrong, and in which it has to work again. */
const patienceMs = 90_000;
/** Milliseconds that a document may take on a busy machine. */
const documentMs = 20_000;
/** Requests that a page may make while the API is away. */
const stormLimit = 60;

const serverFaults: readonly Fault[] = [
  ...apiFaults,
  ...(['total', 'twice', 'dies', 'drips', 'stalls', 'endless', 'long', 'status', 'headers'] as const),
];
const clientFaults = [
  ...(['offline', 'no scripts', 'no styles', 'no pictures', 'no storage'] as const),
  ...(['calls fail', 'calls hang', 'wrong clock'] as const),
];
type ClientFault = (typeof clientFaults)[number];

/** A page, a visitor and a fault. Each combination is tried once. */
interface Meeting {
  path: string;
  isMember: boolean;
  fault: { of: 'api'; name: Fault } | { of: 'client'; name: ClientFault };
}

const meetings: Meeting[] = [...publicPaths, ...memberPaths].flatMap((path) =>
  [false, true].flatMap((isMember) => [
    ...serverFaults.map((name) => ({ path, isMember, fault: { of: 'api' as const, name } })),
    ...clientFaults.map((name) => ({ path, isMember, fault: { of: 'client' as const, name } })),
  ]),
);

/** All meetings in one order, the same for every run, in which neighbours have little in common. */
const [shuffled = []] = fc.sample(fc.shuffledSubarray(meetings, { minLength: meetings.length }), {
  seed: 1,
  numRuns: 1,
});

/** How a fault comes; drawn for each meeting. */
const manner = fc.record({
  /** Whether only every other call of the API is faulty. */
  isPartial: fc.boolean(),
  /** Whether the fault comes after the page, and meets its next page. */
  isLater: fc.boolean(),
});
type Visit = Meeting & (typeof manner extends fc.Arbitrary<infer T> ? T : never);

/** Returns the visits of a round, from 1 on. */
function visitsOf(round: number): Visit[] {
  const begin = (round - 1) * visitsOfRound;
  const manners = fc.sample(manner, { seed: round, numRuns: visitsOfRound });
  return manners.flatMap((how, at) => {
    const meeting = shuffled[begin + at];
    return meeting ? [{ ...meeting, ...how }] : [];
  });
}

const blocked: Partial<Record<ClientFault, readonly string[]>> = {
  'no scripts': ['script'],
  'no styles': ['stylesheet'],
  'no pictures': ['image', 'media'],
};

/** Makes storage throw, as in a browser that forbids a site to store anything. A text, as the bundler would change a function. */
const noStorage = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } });`;

/** Sets the clock two days back. */
const wrongClock = `{
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...words) { words.length > 0 ? super(...words) : super(window.Date.now()); }
    static now() { return RealDate.now() - 172_800_000; }
  };
}`;

/** Makes a connection or a browser faulty. */
async function breakClient(context: BrowserContext, fault: ClientFault): Promise<void> {
  const types = blocked[fault];
  if (types)
    await context.route('**/*', (route) =>
      types.includes(route.request().resourceType()) ? route.abort() : route.fallback(),
    );
  if (fault === 'offline') await context.setOffline(true);
  if (fault === 'calls fail') await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'x' }));
  if (fault === 'calls hang') await context.route('**/api/**', () => undefined);
  if (fault === 'wrong clock') await context.addInitScript(wrongClock);
  if (fault === 'no storage') await context.addInitScript(noStorage);
}

/** Returns what a visitor lacks on the page; null if there is a heading, a main part and a next step. */
const lacking = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('h1')].find((element) => element.textContent.trim() !== '');
    const main = document.querySelector('main');
    if (!main) return 'has no main part';
    if (!heading) return 'has no heading';
    return document.querySelector('main a[href], main button, header a[href]') ? null : 'has no next step';
  });

const failedTitle = 'This did not load';
/** Returns whether a page says that it failed, or has no heading yet, as while it is on its way to another document. */
const isFailed = (page: Page): Promise<boolean> =>
  page
    .evaluate((title) => (document.querySelector('h1')?.textContent ?? title) === title, failedTitle)
    .catch(() => true);

/** Looks again if the page was on its way to another one, as a busy machine takes longer than three seconds. */
async function lackingSoon(page: Page): Promise<string | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return await lacking(page);
    } catch (error) {
      if (!/Execution context was destroyed|navigat/i.test(String(error))) return String(error);
      await page.waitForLoadState('domcontentloaded', { timeout: patienceMs });
    }
  }
  return 'goes from address to address';
}

interface Servers {
  api: FaultyApi;
  port: number;
}

async function open(browser: Browser, servers: Servers, one: Visit, number: number): Promise<string[]> {
  // Pages are cached by host.
  const origin = `http://h${number}.localhost:${servers.port}`;
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies([
    { name: 'ageGateAccepted', value: '1', url: origin },
    ...(one.isMember ? [{ name: 'session', value: 'x', url: origin }] : []),
  ]);
  const found: string[] = [];
  const isPartial = one.isPartial && one.fault.of === 'api';
  const name = `${one.path} ${one.isMember ? 'as a member' : 'as a guest'}, ${one.fault.name}${one.isLater ? ' later' : ''}${isPartial ? ' in every other call' : ''}`;
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    // The start of the page throws on purpose, for whoever looks at the console.
    if (!error.message.startsWith('Not loaded:')) found.push(`${name}: uncaught ${error.message}`);
  });
  const setFault = () =>
    one.fault.of === 'api'
      ? servers.api.set(one.fault.name, isPartial ? (call) => call.length % 2 === 0 : undefined)
      : breakClient(context, one.fault.name);
  await servers.api.set(null);
  const isOfflineFromStart = one.fault.name === 'offline' && !one.isLater;
  if (one.isLater || isOfflineFromStart) {
    await page.goto('/', { waitUntil: 'load' });
    // Until then React expects the markup that the server wrote, and a link is the browser's own.
    await page.waitForSelector('html[data-live]', { state: 'attached', timeout: patienceMs });
  }
  await setFault();
  servers.api.requests.length = 0;
  // Within the page, as a visitor goes on; a document that never comes is the browser's own error.
  if (one.isLater || isOfflineFromStart)
    await page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.querySelector('main')?.append(link);
      link.click();
    }, one.path);
  else await page.goto(one.path, { waitUntil: 'domcontentloaded', timeout: patienceMs });
  await page.waitForTimeout(3_000);
  const lack = await lackingSoon(page).catch((error: unknown) => String(error));
  const isBrowsersOwn = page.url().startsWith('chrome-error:');
  if (lack !== null && !isBrowsersOwn) found.push(`${name}: the page ${lack}`);
  if (servers.api.requests.length > stormLimit)
    found.push(`${name}: ${servers.api.requests.length} requests reached the API in three seconds`);
  await servers.api.set(null);
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  if (one.fault.of === 'api' && !isBrowsersOwn) {
    // After three tries of its own the page leaves the next one to the visitor.
    const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
    const failure = page.getByRole('heading', { level: 1, name: failedTitle });
    const end = performance.now() + patienceMs;
    let failed = await isFailed(page);
    while (failed && performance.now() < end) {
      await again.click({ timeout: 2_000 }).catch(() => undefined);
      // A press before the next document has come would request it anew.
      await failure.waitFor({ state: 'detached', timeout: documentMs }).catch(() => undefined);
      failed = await isFailed(page);
    }
    if (failed) found.push(`${name}: does not work again`);
  }
  await context.close();
  return found;
}

async function startServers(scenario: Scenario): Promise<Servers & { end: () => Promise<void> }> {
  const api = await startFaultyApi(scenario);
  const site = spawnSite({ API_ORIGIN: api.origin });
  const { port } = new URL(await site.origin);
  const end = async () => {
    await site.end();
    await api.close();
  };
  return { api, port: Number(port), end };
}

interface Lane {
  guests: Awaited<ReturnType<typeof startServers>>;
  members: Awaited<ReturnType<typeof startServers>>;
}

async function openFaults(): Promise<OpenPart> {
  const all = await inParallel<null, Lane>(
    Array.from({ length: lanes }, () => null),
    lanes,
    async () => ({
      guests: await startServers(everyday),
      members: await startServers(signedIn),
    }),
  );
  const browser = await chromium.launch(launchOptions());
  const visitIn = async (lane: Lane, visits: readonly (readonly [number, Visit])[]): Promise<string[]> => {
    const found: string[] = [];
    for (const [number, one] of visits)
      found.push(...(await open(browser, one.isMember ? lane.members : lane.guests, one, number)));
    return found;
  };
  return {
    async round(seed) {
      const visits = visitsOf(seed).map((one, at) => [seed * visitsOfRound + at, one] as const);
      const found = await inParallel(all, lanes, (lane, at) =>
        visitIn(
          lane,
          visits.filter(([number]) => number % lanes === at),
        ),
      );
      return { tried: visits.length, found: found.flat() };
    },
    async close() {
      await browser.close();
      await inParallel(all, lanes, async ({ guests, members }) => {
        await guests.end();
        await members.end();
      });
      return [];
    },
  };
}

export const faults: Part = {
  unit: 'visits',
  goal: 'a heading, a next step, no storm of requests, itself again without a reload',
  rounds: Math.ceil(shuffled.length / visitsOfRound),
  open: openFaults,
};
