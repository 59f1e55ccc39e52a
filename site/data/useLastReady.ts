import { useState } from 'react';
import type { Resource } from './answer.ts';

/**
 * A page with forms keeps what it has shown while that is read again, and when that fails: what is typed in it is worth
 * more than the newest answer. `of` must be one resource, the same object as long as its answer is the same.
 */
export function useLastReady<Value>(of: Resource<Value>): Resource<Value> {
  const [last, setLast] = useState(of);
  if (of === last) return of;
  if (of.state === 'ready') setLast(of);
  return last.state === 'ready' && of.state === 'failed' ? last : of;
}
