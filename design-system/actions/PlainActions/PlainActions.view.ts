import type { Relation } from '@afterglow/contract/relation';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { ActionSaying } from '../ActionMessage/ActionMessage.tsx';

const messages = defineMessages({
  liked: { id: 'plainActions.liked', defaultMessage: 'You like it.' },
  disliked: { id: 'plainActions.disliked', defaultMessage: 'You do not like it.' },
  favourite: { id: 'plainActions.favourite', defaultMessage: 'It is one of your favourites.' },
  later: { id: 'toast.later', defaultMessage: 'Kept for later.' },
  subscribed: { id: 'toast.subscribe', defaultMessage: 'You are subscribed.' },
});

interface Done {
  /** The member's relation to what is shown; null if it is unknown. */
  relation: Relation | null;
  /** Whether the member is subscribed to the author. */
  followsAuthor: boolean;
}

/** Returns sentences that list what the member has done before; null if nothing. */
export function doneBefore({ relation, followsAuthor }: Done, { intl }: Reader): ActionSaying | null {
  const done = [
    relation?.vote && messages[relation.vote],
    relation?.favourite && messages.favourite,
    relation?.watchLater && messages.later,
    (relation?.subscribed || followsAuthor) && messages.subscribed,
  ].flatMap((message) => (message ? [intl.formatMessage(message)] : []));
  return done.length > 0 ? { kind: 'note', sentence: done.join(' ') } : null;
}
