import type { Read } from '../data/read.ts';

/** The reads of a page by their names, which are the same at each rendering; null skips one. */
export type NamedReads = Readonly<Record<string, Read<unknown> | null>>;

export const readsIn = (named: object): Read<unknown>[] =>
  Object.values<Read<unknown> | null>({ ...named }).filter((read) => read !== null);
