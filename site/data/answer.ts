/**
 * What came of a read. Refusals that a visitor can meet are answers like any other: they travel in the page, render on
 * the server and hydrate alike. `failed` is an accident (the API is away or talks nonsense) and is asked for again.
 */
export type Answer<Value> =
  | { state: 'ready'; value: Value }
  | Missing
  | { state: 'refused'; code: string }
  /** 502: the reply made no sense. 503: there was none. */
  | { state: 'failed'; status: 502 | 503 };

/** There is no such thing; `suggestion` is the path of what may have been meant. */
export interface Missing {
  state: 'missing';
  suggestion?: string;
}

/** An answer, or none yet. */
export type Resource<Value> = Answer<Value> | { state: 'loading' };

/** The value where there is one. */
export const valueOf = <Value>(answer: Resource<Value>): Value | null =>
  answer.state === 'ready' ? answer.value : null;
