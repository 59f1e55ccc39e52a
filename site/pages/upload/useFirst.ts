import { useState } from 'react';
import type { PreviewedResource } from '../../data/answer.ts';

/**
 * A page that works on what it was opened with: a later answer, or one that fails while the connection is lost, does
 * not take it away.
 */
export function useFirst<Value>(of: PreviewedResource<Value, Value>): PreviewedResource<Value, Value> {
  const [first, setFirst] = useState<PreviewedResource<Value, Value>>();
  if (first === undefined && of.state === 'ready') setFirst(of);
  return first ?? of;
}
