import { useOptimisticAction } from '@afterglow/design-system/actions/optimistic';
import type { ActionState } from '@afterglow/design-system/actions/state';
import { doneToast, refusalToast, type DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import type { Act } from '@afterglow/design-system/forms/refusals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Relation } from '@afterglow/contract/relation';
import { sendAct } from '../data/act.ts';
import { useCountChange, type OwnCount } from '../data/ownCounts.ts';
import type { OwnRelation } from '../data/relation.ts';
import { sayToast, usePreparedToasts } from './sayToast.ts';

interface ActOptions<Value> {
  act: Act;
  own: OwnRelation;
  /** What a relation says of it. */
  valueOf: (relation: Relation | null) => Value;
  /** A relation after it. */
  after: (value: Value) => Partial<Relation>;
  /** What is sent, beside the act. */
  fieldsOf: (value: Value) => Readonly<Record<string, string>>;
  /** The count that it changes, and by how many, if there is one. */
  countOf?: (value: Value) => { count: OwnCount; by: number } | null;
  /** What is said when it was done, if anything is. */
  doneOf?: (value: Value) => DoneCode | null;
}

interface OwnAct<Value> extends Required<Pick<ActionState, 'busy'>> {
  value: Value;
  press: (value: Value) => void;
}

/** Something that a member does to what is shown: at once on the page, and taken back with a toast if refused (R121, R134). */
export function useAct<Value>({
  act,
  own,
  valueOf,
  after,
  fieldsOf,
  countOf,
  doneOf,
}: ActOptions<Value>): OwnAct<Value> {
  const reader = useReader();
  const changeCount = useCountChange();
  usePreparedToasts(own.key !== '');
  const send = async (next: Value) => {
    const counted = countOf?.(next) ?? null;
    const change = counted && changeCount(counted.count, counted.by);
    const refused = await sendAct({ act, ...fieldsOf(next) });
    if (refused !== null) {
      change?.undo();
      // Such as what was done already, in another window.
      own.reread();
      void sayToast(refusalToast(refused, reader, act), reader);
      return refused;
    }
    change?.confirm();
    own.change(after(next));
    const done = doneOf?.(next) ?? null;
    if (done !== null) void sayToast(doneToast(done, reader), reader);
    return null;
  };
  const { value, busy, press } = useOptimisticAction(valueOf(own.relation), send, own.key);
  return { value, busy: busy || own.relation === null, press };
}

/** Something that is on or off. */
export interface OwnToggle extends Required<Pick<ActionState, 'busy'>> {
  on: boolean;
  onPress: () => void;
}

/** The same for what is on or off: each press is the other one. */
export function useToggle(options: ActOptions<boolean>): OwnToggle {
  const { value, press, ...state } = useAct(options);
  return { ...state, on: value, onPress: () => press(!value) };
}
