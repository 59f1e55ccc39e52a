import { defineMessages } from 'react-intl';
import { refusalSentence, type Act, type RefusedAct } from '../../forms/refusalSentence.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { Toast } from './Toasts.tsx';

/** Messages of acts that succeeded (R134). */
const done = defineMessages({
  vote: { id: 'toast.vote', defaultMessage: 'Thank you for your vote.' },
  subscribe: { id: 'toast.subscribe', defaultMessage: 'You are subscribed.' },
  playlist_new: { id: 'toast.playlistNew', defaultMessage: 'Your playlist is created.' },
  playlist_edit: { id: 'toast.playlistEdit', defaultMessage: 'Your playlist is changed.' },
  playlist_deleted: { id: 'toast.playlistDeleted', defaultMessage: 'Your playlist is deleted.' },
  add_to: { id: 'toast.addTo', defaultMessage: 'Added to your playlist.' },
  later: { id: 'toast.later', defaultMessage: 'Kept for later.' },
  upload: {
    id: 'toast.upload',
    defaultMessage: 'Your video has been uploaded. It will be shown once it has been checked.',
  },
  comment: { id: 'toast.comment', defaultMessage: 'Your comment is posted.' },
});

export type DoneCode = keyof typeof done;

type ToastText = Pick<Toast, 'kind' | 'text'>;

/** Returns the toast of an act that succeeded. */
export const doneToast = (code: DoneCode, { intl }: Reader): ToastText => ({
  kind: 'success',
  text: intl.formatMessage(done[code]),
});

/**
 * Returns the toast of a refusal whose field is `notify` (R121, R133). Without an act, its text depends on the code
 * alone.
 */
export const refusalToast = (refusal: RefusedAct, reader: Reader, act: Act | null = null): ToastText => ({
  kind: refusal.code === 'already' || refusal.code === 'self' ? 'note' : 'failure',
  text: refusalSentence(act, refusal, reader),
});
