import type { ActionSaying } from '@afterglow/design-system/actions/ActionMessage';
import { doneToast, type DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useFlash } from '../../shared/submitted.ts';

/**
 * Returns what a form sent without script has done as a note, if it is one of these codes, on the page that it leads
 * to.
 */
export function useFlashNote(codes: readonly DoneCode[]): ActionSaying | null {
  const reader = useReader();
  const flash = useFlash();
  const done = codes.find((code) => code === flash);
  return done ? { kind: 'note', sentence: doneToast(done, reader).text } : null;
}
