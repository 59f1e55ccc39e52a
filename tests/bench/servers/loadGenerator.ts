import { Pool } from 'undici';
import { waitForIdle } from '../waitForIdle.ts';

/** Concurrency and duration of the load. */
const connections = 50;
const runSeconds = 4;
const warmUpSeconds = 2;

export const loadSummary = `${connections} connections, ${runSeconds} s each, in turn, ${warmUpSeconds} s of warming before`;

export interface LoadTarget {
  origin: string;
  /** Paths, requested round-robin. */
  paths: readonly string[];
  headers?: Record<string, string>;
}

/**
 * Runs closed-loop load and returns responses per second. Bodies are discarded, so that the client is not the
 * bottleneck.
 */
async function runLoad(
  { origin, paths, headers = {} }: LoadTarget,
  duration: number,
  from: { next: number },
): Promise<number> {
  await waitForIdle();
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const endsAt = performance.now() + duration * 1_000;
  let answered = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const path = paths[from.next++ % paths.length] ?? '/';
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      for await (const bytes of body) void bytes;
      if (statusCode !== 200) throw new Error(`${origin}${path} was answered with ${statusCode}, not with a page.`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.close();
  return answered / duration;
}

/**
 * Returns a load generator that continues where it stopped in its list of paths, so that later runs do not hit recently
 * cached pages.
 */
export function createLoadGenerator(target: LoadTarget): { warm: () => Promise<number>; run: () => Promise<number> } {
  const from = { next: 0 };
  return { warm: () => runLoad(target, warmUpSeconds, from), run: () => runLoad(target, runSeconds, from) };
}
