/**
 * The result of a read. Refusals that a visitor can encounter are ordinary answers: they are serialized into the page,
 * rendered on the server and hydrated. `failed` is an unexpected error (the API is down or its reply is invalid) and is
 * retried.
 */
export type Answer<Value> = { state: 'ready'; value: Value } | Missing | { state: 'refused'; code: string } | Failed;

/** 429: too many requests. 502: the reply was invalid. 503: there was no reply. */
interface Failed {
  state: 'failed';
  status: 429 | 502 | 503;
  /** With 429: after how long to ask again; 0 if the API does not say. */
  waitSeconds?: number;
}

/** It does not exist; `suggestion` is the path of what may have been meant. */
export interface Missing {
  state: 'missing';
  suggestion?: string;
}

/** Whether a proof of age is missing, as it is when one has run out since the document was loaded. */
export const needsProof = (answer: Answer<unknown>): boolean =>
  answer.state === 'refused' && answer.code === 'age_required';

/** An answer, or none yet. */
export type Resource<Value> = Answer<Value> | { state: 'loading' };

/**
 * A resource that is shown before its answer, from what other answers say. A preview is never cached, serialized or
 * rendered on the server.
 */
export type PreviewedResource<Value, Shown> = Resource<Value> | { state: 'preview'; value: Shown };

/** The value if it has arrived. */
export const valueOf = <Value>(answer: Resource<Value>): Value | null =>
  answer.state === 'ready' ? answer.value : null;
