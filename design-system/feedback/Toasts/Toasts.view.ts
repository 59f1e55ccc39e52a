import type { Refusal } from '@afterglow/fixtures/contract/errorCode';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { Toast } from './Toasts.tsx';

/** What is said of what went well (R134). */
const done = defineMessages({
  vote: { id: 'toast.vote', defaultMessage: 'Thank you for your vote.' },
  subscribe: { id: 'toast.subscribe', defaultMessage: 'You are subscribed.' },
  playlist_new: { id: 'toast.playlistNew', defaultMessage: 'Your playlist is there.' },
  playlist_edit: { id: 'toast.playlistEdit', defaultMessage: 'Your playlist is changed.' },
  add_to: { id: 'toast.addTo', defaultMessage: 'Added to your playlist.' },
  contact: { id: 'toast.contact', defaultMessage: 'We have your message and will answer by mail.' },
});

export type DoneCode = keyof typeof done;

/** Refusals that stand under no field and beside no button (R121, R133). */
const refused = defineMessages({
  login: { id: 'toast.login', defaultMessage: 'Please log in to complete this action' },
  already: { id: 'toast.already', defaultMessage: 'That has already been done.' },
  not_found: { id: 'toast.notFound', defaultMessage: 'It is not here any more.' },
  forbidden: { id: 'toast.forbidden', defaultMessage: 'You do not have permission to do this.' },
  invalid_image_size: {
    id: 'toast.imageSize',
    defaultMessage: 'This picture is too small. Choose a larger one.',
  },
  resize_failed: {
    id: 'toast.resizeFailed',
    defaultMessage: 'This picture could not be resized. Save it as JPEG or PNG, then try again.',
  },
  load_failed: {
    id: 'toast.loadFailed',
    defaultMessage: 'This picture could not be read. Choose another one.',
  },
  unavailable: {
    id: 'toast.unavailable',
    defaultMessage: 'We could not save this. Check your connection, then try again.',
  },
});

const withInfo = defineMessages<{
  megabytes: { megabytes: number };
  megapixels: { megapixels: number };
  seconds: { seconds: number };
  unknown: { code: string };
}>({
  megabytes: { id: 'toast.megabytes', defaultMessage: 'This file is too large: {megabytes} MB at most.' },
  megapixels: {
    id: 'toast.megapixels',
    defaultMessage: 'This picture has too many pixels: {megapixels} million at most.',
  },
  seconds: {
    id: 'toast.seconds',
    defaultMessage: 'That was too often. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  unknown: { id: 'toast.unknown', defaultMessage: 'This did not work ({code}). Try again later.' },
});

type Said = Pick<Toast, 'kind' | 'text'>;

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** The toast of what went well. */
export const doneToast = (code: DoneCode, { intl }: Reader): Said => ({
  kind: 'success',
  text: intl.formatMessage(done[code]),
});

/**
 * The toast of a refusal whose field is `notify`. What a press on a button is refused with has sentences of its own, by
 * act: `actions/saying`.
 */
export function refusalToast({ code, info }: { code: string; info?: Refusal['info'] }, { intl }: Reader): Said {
  const kind = code === 'already' || code === 'self' ? 'note' : 'failure';
  if (isKeyOf(refused, code)) return { kind, text: intl.formatMessage(refused[code]) };
  const megabytes = Number(info?.['megabytes']);
  if (megabytes > 0) return { kind, text: intl.formatMessage(withInfo.megabytes, { megabytes }) };
  const megapixels = Number(info?.['megapixels']);
  if (megapixels > 0) return { kind, text: intl.formatMessage(withInfo.megapixels, { megapixels }) };
  const seconds = Number(info?.['seconds']);
  if (seconds > 0) return { kind, text: intl.formatMessage(withInfo.seconds, { seconds }) };
  return { kind, text: intl.formatMessage(withInfo.unknown, { code }) };
}
