import { useOptimisticAction } from '@afterglow/design-system/actions/optimistic';
import type { ActionState } from '@afterglow/design-system/actions/state';
import { actionSaying } from '@afterglow/design-system/actions/saying';
import { doneToast, type DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import type { Act } from '@afterglow/design-system/forms/refusals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Relation } from '@afterglow/fixtures/contract/relation';
import { sendAct } from '../data/act.ts';
import type { OwnRelation } from '../data/relation.ts';
import { sayToast } from './sayToast.ts';

interface ActOptions<Value> {
  act: Act;
  own: OwnRelation;
  /** What a relation says of it. */
  valueOf: (relation: Relation | null) => Value;
  /** A relation after it. */
  after: (value: Value) => Partial<Relation>;
  /** What is sent, beside the act. */
  fieldsOf: (value: Value) => Readonly<Record<string, string>>;
  /** What is said when it was done, if anything is. */
  doneOf?: (value: Value) => DoneCode | null;
}

interface OwnAct<Value> extends Required<Pick<ActionState, 'busy' | 'message'>> {
  value: Value;
  press: (value: Value) => void;
}

/** Something that a member does to what is shown: at once on the page, and taken back with a sentence if refused. */
export function useAct<Value>({ act, own, valueOf, after, fieldsOf, doneOf }: ActOptions<Value>): OwnAct<Value> {
  const reader = useReader();
  const send = async (next: Value) => {
    const refused = await sendAct({ act, ...fieldsOf(next) });
    if (refused === null) own.change(after(next));
    // Such as what was done already, in another window.
    else own.reread();
    const done = refused === null && doneOf ? doneOf(next) : null;
    if (done !== null) void sayToast(doneToast(done, reader), reader);
    return refused;
  };
  const { value, busy, refusal, press } = useOptimisticAction(valueOf(own.relation), send, own.key);
  return {
    value,
    busy: busy || own.relation === null,
    message: refusal && actionSaying(act, refusal, reader),
    press,
  };
}

/** Something that is on or off. */
export interface OwnToggle extends Required<Pick<ActionState, 'busy' | 'message'>> {
  on: boolean;
  onPress: () => void;
}

/** The same for what is on or off: each press is the other one. */
export function useToggle(options: ActOptions<boolean>): OwnToggle {
  const { value, press, ...state } = useAct(options);
  return { ...state, on: value, onPress: () => press(!value) };
}
