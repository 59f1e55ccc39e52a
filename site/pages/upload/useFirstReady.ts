import { useState } from 'react';
import type { PreviewedResource } from '../../runtime/data/answer.ts';

/**
 * Returns the first ready answer for good, for a page that works on what it was opened with: neither a later answer nor
 * a failure while the connection is lost replaces it.
 */
export function useFirstReady<Value>(of: PreviewedResource<Value, Value>): PreviewedResource<Value, Value> {
  const [first, setFirst] = useState<PreviewedResource<Value, Value>>();
  if (first === undefined && of.state === 'ready') setFirst(of);
  return first ?? of;
}
