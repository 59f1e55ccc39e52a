/** The state of a page's comments after a press without script, whose outcome comes with the document. */
import { doneToast } from '@afterglow/design-system/feedback/Toasts/view';
import { refusalSentence } from '@afterglow/design-system/forms/refusals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useFlash, useSubmitted } from '../../shared/submitted.ts';

/** Returns the outcome of the press, by the id of its comment. */
export function useNotes(): ReadonlyMap<number, string> {
  const reader = useReader();
  const { values, refusals } = useSubmitted();
  const [done, id] = useFlash()?.split('.') ?? [];
  const fields = new URLSearchParams(values['press']);
  const refusedId = Number(fields.get('object_id') ?? fields.get('del') ?? fields.get('pin') ?? fields.get('unpin'));
  if (refusals[0] && refusedId > 0) {
    const act = fields.get('act') === 'comment' ? 'comment' : 'vote';
    return new Map([[refusedId, refusalSentence(act, refusals[0], reader)]]);
  }
  return new Map(done === 'liked' ? [[Number(id), doneToast('vote', reader).text]] : []);
}

/** Returns the ids of the comments that an address asks to reply to, to edit and to delete; null for none. */
export function actsInAddress(address: string): Record<'answered' | 'editing' | 'deleting', number | null> {
  const query = new URLSearchParams(address.split('?')[1]?.split('#')[0]);
  const idIn = (name: string) => Number(query.get(name)) || null;
  return { answered: idIn('reply'), editing: idIn('edit'), deleting: idIn('delete') };
}
