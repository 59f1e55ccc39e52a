import type { ActionSaying } from '@afterglow/design-system/actions/ActionMessage';
import { actionSaying } from '@afterglow/design-system/actions/saying';
import type { DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { actOfButton } from '../../data/buttonAct.ts';
import { useSubmitted } from '../../shared/submitted.ts';
import { useFlashNote } from '../../features/forms/useFlashNote.ts';

const doneCodes: readonly DoneCode[] = ['vote', 'subscribe', 'later', 'add_to'];

/** Returns the outcome of a press without script: why it was refused, or that it was done; null if there was none. */
export function useActionOutcome(): ActionSaying | null {
  const reader = useReader();
  const { values, refusals } = useSubmitted();
  const done = useFlashNote(doneCodes);
  return refusals[0] ? actionSaying(actOfButton(values['press'] ?? '') ?? 'vote', refusals[0], reader) : done;
}
