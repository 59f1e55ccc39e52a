import { useRef, useState } from 'react';
import type { ActionRefusal } from './actionState.ts';

/** Tells the server; before it ends, it changes what `value` comes from, such as a cache. Null when done. */
type Send<Value> = (value: Value) => Promise<ActionRefusal | null>;

export interface OptimisticAction<Value> {
  /** What is shown: the new value while its reply is awaited. */
  value: Value;
  busy: boolean;
  /** Why the last press was taken back; null after one that was not, and while the next one is awaited. */
  refusal: ActionRefusal | null;
  press: (value: Value) => void;
}

interface Pressed<Value> {
  /** Null while no reply is awaited. */
  awaited: { value: Value } | null;
  refusal: ActionRefusal | null;
}

/**
 * Shows a press at once, and takes it back with its refusal if the server does not agree. A second press while one is
 * awaited does nothing. Not by React's useOptimistic: all its actions end together, so that one slow reply would hold
 * back the refusals of the others.
 * @param of What is pressed, for a page that goes on to the next one: each has its own press and its own refusal.
 */
export function useOptimisticAction<Value>(value: Value, send: Send<Value>, of = ''): OptimisticAction<Value> {
  const [pressed, setPressed] = useState<ReadonlyMap<string, Pressed<Value>>>(new Map());
  // Two presses may come before a render.
  const busy = useRef(new Set<string>());
  const note = (latest: Pressed<Value>) => setPressed((before) => new Map(before).set(of, latest));
  const press = async (next: Value): Promise<void> => {
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
  };
  const { awaited = null, refusal = null } = pressed.get(of) ?? {};
  return {
    value: awaited ? awaited.value : value,
    busy: awaited !== null,
    refusal,
    press: (next) => void press(next),
  };
}
