import useSWR from 'swr';
import { fetcher } from './fetcher.ts';
import { read, type Read } from './read.ts';

/** Something that the page can do without, read when the visitor asks for it; null until it has arrived. */
export function useOnDemand<Value>(request: Read<Value> | null): Value | null {
  const { data } = useSWR(request && request.key, () => request && read(fetcher, request));
  return data?.state === 'ready' ? data.value : null;
}
