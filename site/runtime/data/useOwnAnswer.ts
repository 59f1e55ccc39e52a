import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import type { Answer } from './answer.ts';
import { fetcher } from './fetcher.ts';
import { useAfterFirstPage } from './firstPage.ts';
import { read, type Read } from './read.ts';
import { takePrefetched } from './startedReads.ts';
import { isHydrated } from './useResource.ts';

/**
 * Reads secondary data of the signed-in visitor; pass null to skip the request. An answer that came with the page is
 * not requested again; any other is requested once the page is hydrated and the browser idle.
 */
export function useOwnAnswer<Value>(request: Read<Value> | null): SWRResponse<Answer<Value>> {
  const { fallback } = useSWRConfig();
  const isAnswered = request !== null && fallback[request.key] !== undefined;
  const after = useAfterFirstPage(request !== null && !isAnswered);
  const shown = isAnswered || after ? request : null;
  return useSWR<Answer<Value>>(shown && shown.key, shown && (() => takePrefetched(shown) ?? read(fetcher, shown)), {
    revalidateIfStale: shown === null || !isHydrated(shown.key),
  });
}
