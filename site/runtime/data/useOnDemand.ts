import useSWR from 'swr';
import { fetcher } from './fetcher.ts';
import { read, type Read } from './read.ts';

/**
 * Reads secondary content when the visitor asks for it. Returns null until it has arrived; pass null to skip the
 * request.
 */
export function useOnDemand<Value>(request: Read<Value> | null): Value | null {
  const { data } = useSWR(request && request.key, () => request && read(fetcher, request));
  return data?.state === 'ready' ? data.value : null;
}
