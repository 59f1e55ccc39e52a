import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import type { Answer } from './answer.ts';
import { fetcher } from './fetcher.ts';
import { useAfterFirstPage } from './firstPage.ts';
import { read, type Read } from './read.ts';
import { isHydrated, takePrefetched } from './useResource.ts';

/**
 * Something of the signed-in visitor's own that the page can do without; of null nothing is asked. What came with the page
 * is not asked for again, and what did not is asked for once the page is live.
 */
export function useOwnAnswer<Value>(request: Read<Value> | null): SWRResponse<Answer<Value>> {
  const { fallback } = useSWRConfig();
  const after = useAfterFirstPage();
  const shown = request && (after || fallback[request.key] !== undefined) ? request : null;
  return useSWR<Answer<Value>>(shown && shown.key, shown && (() => takePrefetched(shown) ?? read(fetcher, shown)), {
    revalidateIfStale: shown === null || !isHydrated(shown.key),
  });
}
