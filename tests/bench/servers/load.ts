import { Pool } from 'undici';
import { calm } from '../calm.ts';

/** How much is asked at once, and for how long. */
const connections = 50;
const seconds = 4;
const warming = 2;

export const loadInWords = `${connections} connections, ${seconds} s each, in turn, ${warming} s of warming before`;

export interface Asked {
  origin: string;
  /** Addresses in turn, each asked for by one connection at a time. */
  paths: readonly string[];
  headers?: Record<string, string>;
}

/** Asks as fast as answers come, and throws their bytes away unread: whoever measures must not be what is slow. */
async function fire({ origin, paths, headers = {} }: Asked, duration: number, from: { next: number }): Promise<number> {
  await calm();
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const ends = performance.now() + duration * 1_000;
  let answered = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < ends) {
      const path = paths[from.next++ % paths.length] ?? '/';
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      for await (const bytes of body) void bytes;
      if (statusCode !== 200) throw new Error(`${origin}${path} was answered with ${statusCode}, not with a page.`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  await pool.close();
  return answered / duration;
}

/** A gun that remembers where in its addresses it stopped, so that the next shot finds none that was just made. Gives answers a second. */
export function gun(asked: Asked): { warm: () => Promise<number>; fire: () => Promise<number> } {
  const from = { next: 0 };
  return { warm: () => fire(asked, warming, from), fire: () => fire(asked, seconds, from) };
}
