import autocannon from 'autocannon';
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

interface Found {
  requestsASecond: number;
  bytesEach: number;
}

async function fire({ origin, paths, headers = {} }: Asked, duration: number, from: { next: number }): Promise<Found> {
  await calm();
  const pathOf = () => paths[from.next++ % paths.length] ?? '/';
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    headers,
    requests: paths.length === 1 ? [{ path: pathOf() }] : [{ setupRequest: (request) => ({ ...request, path: pathOf() }) }],
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0) throw new Error(`${origin}${paths[0] ?? ''}: ${refused} of ${result.requests.total} requests were not answered with a page.`);
  return { requestsASecond: result.requests.average, bytesEach: result.throughput.total / result.requests.total };
}

/** A gun that remembers where in its addresses it stopped, so that the next shot finds none that was just made. */
export function gun(asked: Asked): { warm: () => Promise<Found>; fire: () => Promise<Found> } {
  const from = { next: 0 };
  return { warm: () => fire(asked, warming, from), fire: () => fire(asked, seconds, from) };
}
