import { Pool } from 'undici';
import { waitForIdle } from '../waitForIdle.ts';

/** How much is asked at once, and for how long. */
const connections = 50;
const runSeconds = 4;
const warmUpSeconds = 2;

export const loadSummary = `${connections} connections, ${runSeconds} s each, in turn, ${warmUpSeconds} s of warming before`;

export interface LoadTarget {
  origin: string;
  /** Addresses in turn, each asked for by one connection at a time. */
  paths: readonly string[];
  headers?: Record<string, string>;
}

/** Asks as fast as answers come, and throws their bytes away unread: whoever measures must not be what is slow. */
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

/** A gun that remembers where in its addresses it stopped, so that the next shot finds none that was just made. Gives answers a second. */
export function createLoadGenerator(target: LoadTarget): { warm: () => Promise<number>; run: () => Promise<number> } {
  const from = { next: 0 };
  return { warm: () => runLoad(target, warmUpSeconds, from), run: () => runLoad(target, runSeconds, from) };
}
