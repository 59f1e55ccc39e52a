import { useHydrated } from '@afterglow/design-system/hydrated';
import { useState } from 'react';
import type { Resource } from '../runtime/data/answer.ts';
import type { Read } from '../runtime/data/read.ts';
import { ownKey, useResource } from '../runtime/data/useResource.ts';

/** Number of fresh reads in this document so far, which makes each key unique. */
let times = 0;

/**
 * Returns something that a page acts on in its present state: read anew whenever the page is opened, unless it came
 * with the document. An answer cached by an earlier visit may be out of date, and is not shown, not even for a moment.
 */
export function useFreshResource<Value>(request: Read<Value>): Resource<Value> {
  const opened = useHydrated();
  const [key] = useState(() => (opened ? ownKey(request.key, (times += 1)) : request.key));
  return useResource({ ...request, key, path: request.path ?? request.key });
}
