/** A thousand connections at once: the API refuses at once what it cannot answer in time, and nothing times out. */
import { setTimeout as pause } from 'node:timers/promises';
import { errors, Pool } from 'undici';
import { bounded, unbounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const rushConnections = 1_000;
const rushSeconds = 15;
/** The same time that a page waits for the API. */
const timeoutMs = 10_000;
const calmMs = 5_000;

interface Rush {
  answered: number;
  refused: number;
  /** Refusals without a Retry-After header. */
  unclear: number;
  timedOut: number;
  answerTimes: number[];
}

async function rush(origin: string, pathOf: (index: number) => string): Promise<Rush> {
  const pool = new Pool(origin, {
    connections: rushConnections,
    pipelining: 1,
    connectTimeout: timeoutMs,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const found: Rush = { answered: 0, refused: 0, unclear: 0, timedOut: 0, answerTimes: [] };
  const endsAt = performance.now() + rushSeconds * 1_000;
  let index = 0;
  const visitor = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const path = pathOf(index++);
      const askedAt = performance.now();
      try {
        const { statusCode, headers, body } = await pool.request({ path, method: 'GET' });
        for await (const bytes of body) void bytes;
        if (statusCode === 200) {
          found.answered += 1;
          found.answerTimes.push(performance.now() - askedAt);
        } else if (statusCode === 503 && headers['retry-after'] !== undefined) found.refused += 1;
        else found.unclear += 1;
      } catch (error) {
        if (!(error instanceof errors.UndiciError)) throw error;
        found.timedOut += 1;
      }
      // After the first refusal, all visitors pause between requests, as people or proxies would. A closed loop would
      // only measure refusals.
      if (found.refused > 0) await pause(50);
    }
  };
  await Promise.all(Array.from({ length: rushConnections }, visitor));
  await pool.destroy();
  return found;
}

/** Returns the median of ten requests in milliseconds, one after the other. */
async function timeAlone(origin: string, pathOf: (index: number) => string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 10; index++) {
    const askedAt = performance.now();
    await (await fetch(origin + pathOf(index))).arrayBuffer();
    times.push(performance.now() - askedAt);
  }
  return median(times);
}

/** Measures a rush of connections to some paths, and single requests before and after it. */
export async function rushFigures(
  part: string,
  name: string,
  origin: string,
  pathOf: (index: number) => string,
): Promise<Figure[]> {
  await timeAlone(origin, pathOf);
  const before = await timeAlone(origin, pathOf);
  const { answered, refused, unclear, timedOut, answerTimes } = await rush(origin, pathOf);
  await pause(calmMs);
  const after = await timeAlone(origin, pathOf);
  const sorted = answerTimes.toSorted((one, other) => one - other);
  return [
    unbounded({
      part,
      name: `${name}, ${rushConnections} connections`,
      unit: 'requests/s',
      measured: answered / rushSeconds,
      note: `${refused} refused with Retry-After; answers within ${(sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN).toFixed(0)} ms (p99)`,
    }),
    bounded(
      { part, name: `${name}, timed out or refused without a word`, unit: 'count', measured: timedOut + unclear },
      { atMost: 0 },
    ),
    bounded(
      {
        part,
        name: `${name}, ${calmMs / 1_000} s later`,
        unit: 'ms',
        baseline: before,
        measured: after,
        note: 'a request alone; beside before the rush',
      },
      { atMost: Math.max(50, before * 2) },
    ),
  ];
}
