import type { Resource } from '../../runtime/data/answer.ts';

/** Replaces a refusal by null, for a part that a visitor may not see of a page that they may see. */
export const nullIfRefused = <Value>(of: Resource<Value>): Resource<Value | null> =>
  of.state === 'refused' ? { state: 'ready', value: null } : of;
