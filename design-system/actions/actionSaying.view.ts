import { defineMessages } from 'react-intl';
import type { Reader } from '../reader/reader.ts';
import type { ActionSaying } from './ActionMessage/ActionMessage.tsx';
import type { ActionRefusal } from './actionState.ts';

/** Acts of input.php that a visitor can be refused. */
export type Act =
  | 'vote'
  | 'subscribe'
  | 'favourite'
  | 'watch_later'
  | 'playlist'
  | 'friend'
  | 'comment'
  | 'message'
  | 'block'
  | 'download';

/** Sentences of one act; an act and a code that are not here take the sentence of the code (R131, R133, R134). */
const ofAct = defineMessages({
  'vote.already': { id: 'action.vote.already', defaultMessage: 'You have already voted.' },
  'vote.self': { id: 'action.vote.self', defaultMessage: 'You cannot vote for what is your own.' },
  'subscribe.already': { id: 'action.subscribe.already', defaultMessage: 'You are already subscribed.' },
  'subscribe.self': { id: 'action.subscribe.self', defaultMessage: 'You cannot subscribe to yourself.' },
  'favourite.already': { id: 'action.favourite.already', defaultMessage: 'It is already in your favourites.' },
  'watch_later.already': { id: 'action.watchLater.already', defaultMessage: 'It is already in your list for later.' },
  'playlist.already': { id: 'action.playlist.already', defaultMessage: 'It is already in this playlist.' },
  'friend.already': { id: 'action.friend.already', defaultMessage: 'A friend request has already been sent.' },
  'friend.self': { id: 'action.friend.self', defaultMessage: 'You cannot be friends with yourself.' },
  'friend.forbidden': { id: 'action.friend.forbidden', defaultMessage: 'This member takes no friend requests.' },
  'comment.limit_user': { id: 'action.comment.limitUser', defaultMessage: 'You can send 5 comments per 10 minutes' },
  'comment.limit_ip': { id: 'action.comment.limitAddress', defaultMessage: '20 comments per 10 minutes per ip' },
  'message.forbidden': { id: 'action.message.forbidden', defaultMessage: 'This member takes no messages from you.' },
  'message.self': { id: 'action.message.self', defaultMessage: 'You cannot write to yourself.' },
  'block.already': { id: 'action.block.already', defaultMessage: 'This member is already blocked.' },
  'block.self': { id: 'action.block.self', defaultMessage: 'You cannot block yourself.' },
});

const ofCode = defineMessages({
  login: { id: 'action.login', defaultMessage: 'Please log in to complete this action' },
  already: { id: 'action.already', defaultMessage: 'That has already been done.' },
  forbidden: { id: 'action.forbidden', defaultMessage: 'You do not have permission to do this.' },
  not_found: { id: 'action.notFound', defaultMessage: 'It is not here any more.' },
  limit_user: { id: 'action.limit', defaultMessage: 'That was too often. Wait a few minutes, then try again.' },
  required: { id: 'action.required', defaultMessage: 'Write something first.' },
  age_required: { id: 'action.age', defaultMessage: 'Your age has to be checked first.' },
  unavailable: {
    id: 'action.unavailable',
    defaultMessage: 'We could not save this. Check your connection, then try again.',
  },
});

const withValues = defineMessages<{
  min: { length: number };
  max: { length: number };
  unknown: { code: string };
}>({
  min: {
    id: 'action.min',
    defaultMessage: 'Write at least {length, plural, one {# character} other {# characters}}.',
  },
  max: {
    id: 'action.max',
    defaultMessage: 'Write at most {length, plural, one {# character} other {# characters}}.',
  },
  unknown: { id: 'action.unknown', defaultMessage: 'This did not work ({code}). Try again later.' },
});

/** Codes that share a sentence with another. */
const sameAs: Readonly<Record<string, string>> = { limit_ip: 'limit_user', too_many_attempts: 'limit_user' };

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** What is said under a button whose press was refused, in the reader's language. */
export function actionSaying(act: Act, refusal: ActionRefusal, reader: Reader): ActionSaying {
  return {
    sentence: sentenceOf(act, refusal, reader),
    kind: refusal.code === 'already' || refusal.code === 'self' ? 'note' : 'refused',
  };
}

function sentenceOf(act: Act, { code, info }: ActionRefusal, { intl }: Reader): string {
  const own = `${act}.${code}`;
  if (isKeyOf(ofAct, own)) return intl.formatMessage(ofAct[own]);
  const shared = sameAs[code] ?? code;
  if (isKeyOf(ofCode, shared)) return intl.formatMessage(ofCode[shared]);
  const length = Number(info?.['length']);
  if ((code === 'min' || code === 'max') && length > 0) return intl.formatMessage(withValues[code], { length });
  return intl.formatMessage(withValues.unknown, { code });
}
