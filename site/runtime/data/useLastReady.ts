import { useState } from 'react';
import type { Resource } from './answer.ts';

/**
 * Returns the last ready answer in place of a failed one, for a page with forms: what is typed in it is worth more than
 * the newest answer.
 * @param of always the same resource, with the same identity while its answer is the same
 */
export function useLastReady<Value>(of: Resource<Value>): Resource<Value> {
  const [last, setLast] = useState(of);
  if (of === last) return of;
  if (of.state === 'ready') setLast(of);
  return last.state === 'ready' && of.state === 'failed' ? last : of;
}
