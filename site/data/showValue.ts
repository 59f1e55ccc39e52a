import { mutate } from 'swr';
import type { Read } from '../runtime/data/read.ts';

/** Shows a value as the answer to a read before the API has given it, because the visitor has just made it so. */
export const showValue = <Value>({ key }: Read<Value>, value: Value): Promise<unknown> =>
  mutate(key, { state: 'ready', value }, { revalidate: false });
