import type { ActionSaying } from '@afterglow/design-system/actions/ActionMessage';
import { actionSaying } from '@afterglow/design-system/actions/saying';
import { doneToast, type DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { actOfPress } from '../../data/press.ts';
import { useFlash, useSubmitted } from '../../kit/submitted.ts';

const doneCodes: readonly DoneCode[] = ['vote', 'subscribe', 'later'];

/** What came of a press without script: why it was refused, or that it was done. */
export function usePressed(): ActionSaying | null {
  const reader = useReader();
  const { values, refusals } = useSubmitted();
  const flash = useFlash();
  const done = doneCodes.find((code) => code === flash);
  if (refusals[0]) return actionSaying(actOfPress(values['press'] ?? '') ?? 'vote', refusals[0], reader);
  return done ? { kind: 'note', sentence: doneToast(done, reader).text } : null;
}
