import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import * as z from 'zod/mini';
import type { View } from './chromium.ts';

/** An event of a trace. `tdur` is the time for which its thread ran, in microseconds, whatever else the machine did. */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z._default(z.number(), 0),
  tdur: z._default(z.number(), 0),
});
export type TraceEvent = z.infer<typeof traceEvent>;

/** Work of the main thread after the first contentful paint, in milliseconds of thread time. */
export interface ThreadTime {
  /** Sum of the time beyond 50 ms of each task. */
  blocking: number;
  longest: number;
  script: number;
  styleAndLayout: number;
}

const longTaskUs = 50_000;
const scriptEvents = [
  ...['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'RunMicrotasks', 'EventDispatch'],
  ...['TimerFire', 'FireAnimationFrame', 'FireIdleCallback'],
];
const layoutEvents = ['UpdateLayoutTree', 'Layout'];

/** Returns the thread that did the most of what only main threads do. */
function mainThread(events: readonly TraceEvent[]): string {
  const counts = new Map<string, number>();
  for (const { name, pid, tid } of events)
    if (name === 'Layout' || name === 'ParseHTML') counts.set(`${pid} ${tid}`, (counts.get(`${pid} ${tid}`) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** Sums up events without those inside others of the list. */
function total(events: readonly TraceEvent[], names: readonly string[]): number {
  let [sum, end] = [0, 0];
  for (const event of events.filter(({ name }) => names.includes(name)).toSorted((one, other) => one.ts - other.ts)) {
    if (event.ts < end) continue;
    sum += event.tdur;
    end = event.ts + event.dur;
  }
  return sum;
}

/** Sums up a trace. */
export function threadTimeOf(trace: readonly TraceEvent[]): ThreadTime {
  const thread = mainThread(trace);
  const own = trace.filter(({ pid, tid }) => `${pid} ${tid}` === thread);
  const paintedAt = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const after = own.filter(({ ph, ts, dur }) => ph === 'X' && ts + dur > paintedAt);
  const tasks = after.filter(({ name }) => name === 'RunTask').map(({ tdur }) => tdur);
  const inMs = (us: number): number => us / 1_000;
  return {
    blocking: inMs(tasks.reduce((sum, task) => sum + Math.max(0, task - longTaskUs), 0)),
    longest: inMs(Math.max(0, ...tasks)),
    script: inMs(total(after, scriptEvents)),
    styleAndLayout: inMs(total(after, layoutEvents)),
  };
}

const traceTimeoutMs = 20_000;

async function stop(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => void session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  const late = pause(traceTimeoutMs).then(() => Promise.reject(new Error('The trace of the page did not arrive.')));
  await Promise.race([complete, late]);
}

/** Traces the page while a function runs. */
export async function traceThread<Found>(
  { session }: View,
  run: () => Promise<Found>,
): Promise<{ found: Found; thread: ThreadTime }> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const parsed = z.safeParse(traceEvent, event);
      if (parsed.success) events.push(parsed.data);
    }
  });
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  const found = await run();
  await stop(session);
  return { found, thread: threadTimeOf(events) };
}
