import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ActionRefusal } from './actionState.ts';

/**
 * Sends the value to the server. Before it resolves, it updates the source of `value`, such as a cache. Resolves to
 * null on success.
 */
type Send<Value> = (value: Value) => Promise<ActionRefusal | null>;

export interface OptimisticAction<Value> {
  /** The value to show: the new one while its reply is awaited. */
  value: Value;
  busy: boolean;
  /** Reason why the last press was undone; null if it succeeded, and while the next reply is awaited. */
  refusal: ActionRefusal | null;
  /** The same function at every rendering; sends by the latest `send`. */
  press: (value: Value) => void;
}

interface Pressed<Value> {
  /** Null while no reply is awaited. */
  awaited: { value: Value } | null;
  refusal: ActionRefusal | null;
}

/**
 * Shows a new value at once, and reverts it with a refusal if the server does not accept it. While a reply is awaited,
 * further presses are ignored. Does not use React's useOptimistic: all its actions end together, so that one slow reply
 * would hold back the refusals of the others.
 * @param of Key of the entity, for a page that goes on to the next one: each has its own press and its own refusal.
 */
export function useOptimisticAction<Value>(value: Value, send: Send<Value>, of = ''): OptimisticAction<Value> {
  const [pressed, setPressed] = useState<ReadonlyMap<string, Pressed<Value>>>(new Map());
  // A ref, as two presses may come before a render.
  const busy = useRef(new Set<string>());
  const rendered = useRef({ send, of });
  useLayoutEffect(() => {
    rendered.current = { send, of };
  }, [send, of]);
  const press = useCallback(async (next: Value): Promise<void> => {
    const { send, of } = rendered.current;
    const note = (latest: Pressed<Value>) => setPressed((before) => new Map(before).set(of, latest));
    if (busy.current.has(of)) return;
    busy.current.add(of);
    note({ awaited: { value: next }, refusal: null });
    const answer = await send(next).catch((error: unknown): ActionRefusal => {
      // The visitor gets a sentence instead of an error page; monitoring gets the error.
      reportError(error);
      return { code: 'unavailable' };
    });
    busy.current.delete(of);
    note({ awaited: null, refusal: answer });
  }, []);
  const { awaited = null, refusal = null } = pressed.get(of) ?? {};
  return {
    value: awaited ? awaited.value : value,
    busy: awaited !== null,
    refusal,
    press: useCallback((next) => void press(next), [press]),
  };
}
