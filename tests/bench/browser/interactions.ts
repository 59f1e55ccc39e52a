import type { Visit } from '../visits/visit.ts';
import type { Chromium, SetCookie, View } from './chromium.ts';
import { waitUntilIdle } from './idle.ts';

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

/** The duration of each step in milliseconds, by its name. */
export type StepDurations = Map<string, number>;

/**
 * Runs the steps of a visit. Returns the duration of each step: its longest interaction (a click is several events), or
 * its longest event if a step, such as hovering, has no interaction.
 */
async function runSteps(view: View, { steps }: Visit): Promise<StepDurations> {
  const { page } = view;
  await page.evaluate(observeEvents);
  const durations: StepDurations = new Map();
  for (const { name, act } of steps) {
    const begunAt = await page.evaluate(() => performance.now());
    await act(page).catch((cause: unknown) => {
      throw new Error(`“${name}” did not come about: ${String(cause)}`, { cause });
    });
    await waitUntilIdle(view);
    const timings = await page.evaluate(() => window.eventTimings ?? []);
    const events = timings.filter(({ begun }) => begun >= begunAt);
    const interactions = events.filter(({ interaction }) => interaction);
    const counted = interactions.length > 0 ? interactions : events;
    durations.set(name, Math.max(0, ...counted.map(({ lasted }) => lasted)));
  }
  return durations;
}

interface VisitOptions {
  /** CPU slowdown factor. */
  cpu: number;
  cookies?: readonly SetCookie[];
}

/**
 * Makes visits, each in a new context whose page `load` loads until it is ready for the first step. Returns the
 * durations of all steps.
 */
export async function makeVisits(
  chromium: Chromium,
  visits: readonly Visit[],
  load: (view: View) => Promise<unknown>,
  { cpu, cookies = [] }: VisitOptions,
): Promise<StepDurations> {
  const durations: [string, number][] = [];
  for (const visit of visits) {
    const found = await chromium.open(
      async (view) => {
        await load(view);
        return runSteps(view, visit);
      },
      { profile: { ...visit.profile, cpu }, cookies },
    );
    durations.push(...found);
  }
  return new Map(durations);
}
