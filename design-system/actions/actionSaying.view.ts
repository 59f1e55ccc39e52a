import { refusalSentence, type Act, type RefusedAct } from '../forms/refusalSentence.view.ts';
import type { Reader } from '../reader/reader.ts';
import type { ActionSaying } from './ActionMessage/ActionMessage.tsx';

/** Returns the message below a button whose press was refused, in the reader's language. */
export const actionSaying = (act: Act, refusal: RefusedAct, reader: Reader): ActionSaying => ({
  sentence: refusalSentence(act, refusal, reader),
  kind: refusal.code === 'already' || refusal.code === 'self' ? 'note' : 'refused',
});
