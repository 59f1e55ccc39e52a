import useSWR from 'swr';
import type { Answer } from '../runtime/data/answer.ts';
import { fetcher } from '../runtime/data/fetcher.ts';
import { read, type Read } from '../runtime/data/read.ts';

/**
 * Reads something again and again: at once, then once an interval and when the visitor comes back. Nothing is requested
 * again while the page is hidden or the browser offline, or once the API has refused. Returns undefined until the first
 * answer; pass null to skip the requests.
 */
export function usePolled<Value>(request: Read<Value> | null, intervalMs: number): Answer<Value> | undefined {
  const { data } = useSWR<Answer<Value>>(request && request.key, request && (() => read(fetcher, request)), {
    refreshInterval: (answer) => (answer?.state === 'refused' ? 0 : intervalMs),
    revalidateOnFocus: true,
  });
  return data;
}
