import { mutate } from 'swr';
import type { Read } from '../runtime/data/read.ts';
import { dropStarted } from '../runtime/data/startedReads.ts';

/**
 * Shows a value as the answer to a read before the API has given it, because the visitor has just made it so. An answer
 * that was requested before is older, and is not shown any more.
 */
export function showValue<Value>({ key }: Pick<Read<Value>, 'key'>, value: Value): Promise<unknown> {
  dropStarted(key);
  return mutate(key, { state: 'ready', value }, { revalidate: false });
}
