import { useHydrated } from '@afterglow/design-system/hydrated';
import { useState } from 'react';
import type { Resource } from '../../data/answer.ts';
import type { Read } from '../../data/read.ts';
import { useResource } from '../../data/useResource.ts';

/** How often something has been read anew in this document. */
let times = 0;

/**
 * What a page acts on as it is now: read anew whenever the page is opened, unless it came with the document. What was
 * cached on an earlier visit may have changed since, and is not shown, not even for a moment.
 */
export function useFresh<Value>(request: Read<Value>): Resource<Value> {
  const opened = useHydrated();
  const [key] = useState(() => (opened ? `${request.key}#${(times += 1)}` : request.key));
  return useResource({ ...request, key, path: request.path ?? request.key });
}
