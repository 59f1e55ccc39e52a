import { useOptimisticAction } from '@afterglow/design-system/actions/optimistic';
import type { ActionState } from '@afterglow/design-system/actions/state';
import type { DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import type { Act } from '@afterglow/design-system/forms/refusals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Relation } from '@afterglow/contract/relation';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { useCallback } from 'react';
import { sendAct } from '../../data/act.ts';
import { useCountChange, type OwnCount } from '../../data/ownCounts.ts';
import type { OwnRelation } from '../../data/relation.ts';
import { showDone, showRefusal, usePreparedToasts } from '../toasts/showToast.ts';

/** An act whose refusals have sentences. */
type OwnActInput = Extract<ActInput, { act: Act }>;

interface ActOptions<Value> {
  own: OwnRelation;
  /** Reads the value of the action from a relation. */
  valueOf: (relation: Relation | null) => Value;
  /** Returns what the action changes in the relation. */
  after: (value: Value) => Partial<Relation>;
  /** Returns the act that makes it so. */
  actOf: (value: Value) => OwnActInput;
  /** Returns the count that the action changes, and by how much; null if there is none. */
  countOf?: (value: Value) => { count: OwnCount; by: number } | null;
  /** Returns the message after the action is done; null if there is none. */
  doneOf?: (value: Value) => DoneCode | null;
}

interface OwnAct<Value> extends Required<Pick<ActionState, 'busy'>> {
  value: Value;
  press: (value: Value) => void;
}

/**
 * Returns an action of a member on the shown subject: displayed at once, and taken back with a toast if refused (R121,
 * R134).
 */
export function useAct<Value>({ own, valueOf, after, actOf, countOf, doneOf }: ActOptions<Value>): OwnAct<Value> {
  const reader = useReader();
  const changeCount = useCountChange();
  usePreparedToasts(own.key !== '');
  const send = async (next: Value) => {
    const counted = countOf?.(next) ?? null;
    const change = counted && changeCount(counted.count, counted.by);
    const act = actOf(next);
    const refused = await sendAct(act);
    if (refused !== null) {
      change?.undo();
      // For example, it was done already in another window.
      own.reread();
      void showRefusal(refused, reader, act.act);
      return refused;
    }
    change?.confirm();
    own.change(after(next));
    const done = doneOf?.(next) ?? null;
    if (done !== null) void showDone(done, reader);
    return null;
  };
  const { value, busy, press } = useOptimisticAction(valueOf(own.relation), send, own.key);
  return { value, busy: busy || own.relation === null, press };
}

/** An action that is on or off. */
export interface OwnToggle extends Required<Pick<ActionState, 'busy'>> {
  on: boolean;
  onPress: () => void;
}

/** Returns an action that is on or off, like `useAct`: each press switches it. */
export function useToggle(options: ActOptions<boolean>): OwnToggle {
  const { value, press, ...state } = useAct(options);
  return { ...state, on: value, onPress: useCallback(() => press(!value), [press, value]) };
}
