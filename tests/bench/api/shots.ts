/** Asks a server as fast as answers come, and notes how long each took. */
import { Pool } from 'undici';

export const connections = 50;

export interface Shots {
  /** Answers a second. */
  rate: number;
  /** Milliseconds that half of them, and all but one in a hundred, took at most. */
  p50: number;
  p99: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Goes on until so many answers have come, or so many seconds are over. `pathOf` gives the address of each turn. */
export async function shoot(
  origin: string,
  pathOf: (turn: number) => string,
  until: { seconds?: number; answers?: number },
): Promise<Shots> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const begun = performance.now();
  const ends = begun + (until.seconds ?? Number.POSITIVE_INFINITY) * 1_000;
  const most = until.answers ?? Number.POSITIVE_INFINITY;
  const times: number[] = [];
  let turn = 0;
  const one = async (): Promise<void> => {
    while (turn < most && performance.now() < ends) {
      const path = pathOf(turn++);
      const asked = performance.now();
      const { statusCode, body } = await pool.request({ path, method: 'GET' });
      // Thrown away unread: whoever measures must not be what is slow.
      for await (const bytes of body) void bytes;
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  await pool.close();
  const sorted = times.toSorted((one_, other) => one_ - other);
  return { rate: (times.length * 1_000) / (performance.now() - begun), p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}
