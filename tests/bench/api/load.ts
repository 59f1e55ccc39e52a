/** Closed-loop load test that records latencies. */
import { Pool } from 'undici';

export const connections = 50;

export interface LoadResult {
  /** Responses per second. */
  rate: number;
  /** Latency percentiles in milliseconds. */
  p50: number;
  p99: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Sends requests until the number of responses or seconds is reached. `pathOf` returns the path of each request. */
export async function runLoad(
  origin: string,
  pathOf: (index: number) => string,
  until: { seconds?: number; answers?: number },
): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const startedAt = performance.now();
  const endsAt = startedAt + (until.seconds ?? Number.POSITIVE_INFINITY) * 1_000;
  const maxRequests = until.answers ?? Number.POSITIVE_INFINITY;
  const timesMs: number[] = [];
  let index = 0;
  const worker = async (): Promise<void> => {
    while (index < maxRequests && performance.now() < endsAt) {
      const path = pathOf(index++);
      const requestedAt = performance.now();
      const { statusCode, body } = await pool.request({ path, method: 'GET' });
      // The body is discarded, so that the client is not the bottleneck.
      for await (const bytes of body) void bytes;
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
      timesMs.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.close();
  const sorted = timesMs.toSorted((one_, other) => one_ - other);
  return {
    rate: (timesMs.length * 1_000) / (performance.now() - startedAt),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}
