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
  /** With 429: seconds to wait before the next request; 0 if the API does not say. */
  waitSeconds?: number;
}

/** The value does not exist. `suggestion` is the path of the page that was probably meant. */
export interface Missing {
  state: 'missing';
  suggestion?: string;
}

/** An answer, or the state before it has arrived. */
export type Resource<Value> = Answer<Value> | { state: 'loading' };

/**
 * A resource that can be shown before its answer, from the data of other answers. A preview is never cached, serialized
 * or rendered on the server.
 */
export type PreviewedResource<Value, Preview> = Resource<Value> | { state: 'preview'; value: Preview };

/** Returns the value of a ready answer, else null. */
export const valueOf = <Value>(answer: Resource<Value>): Value | null =>
  answer.state === 'ready' ? answer.value : null;
