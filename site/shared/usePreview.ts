import { pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import { useCachedValues } from '../runtime/data/useResource.ts';
import type { PreviewedResource, Resource } from '../runtime/data/answer.ts';
import { useConfig } from './config.ts';

/**
 * Returns what to show of a resource before its answer. While an age notice is set, nothing of other answers is used.
 */
export function usePreview<Value, Preview>(
  of: Resource<Value>,
  previewFrom: (values: Iterable<unknown>) => Preview,
): PreviewedResource<Value, Preview> {
  const { gate } = useConfig();
  const cachedValues = useCachedValues();
  if (of.state !== 'loading') return of;
  return { state: 'preview', value: previewFrom(gate === null ? cachedValues() : []) };
}

/** Returns a list whose page is shown before its answer: title, sort orders and filters are known from the address. */
export const orPending = <Value>(of: Resource<Value>): PreviewedResource<Value, Pending> =>
  of.state === 'loading' ? { state: 'preview', value: pending } : of;

/** Returns the value of secondary content: pending while it loads, null if it cannot be loaded. */
export const valueOrPending = <Value>(of: Resource<Value>): Value | Pending | null =>
  of.state === 'loading' ? pending : of.state === 'ready' ? of.value : null;
