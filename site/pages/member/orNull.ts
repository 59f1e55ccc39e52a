import type { Resource } from '../../data/answer.ts';

/** What a visitor may not see is null, where the page around it can be seen. */
export const orNull = <Value>(of: Resource<Value>): Resource<Value | null> =>
  of.state === 'refused' ? { state: 'ready', value: null } : of;
