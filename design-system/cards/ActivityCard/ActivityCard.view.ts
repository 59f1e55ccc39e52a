import type { Activity } from '@afterglow/contract/activity';
import type { ActivityKind } from '@afterglow/contract/activityKinds';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { ActivityCardProps } from './ActivityCard.tsx';

type Values = { name: string; title: string };

const messages = defineMessages<Record<ActivityKind, Values>>({
  upload: { id: 'activityCard.upload', defaultMessage: '{name} has posted “{title}”' },
  comment: { id: 'notificationCard.comment', defaultMessage: '{name} has commented on “{title}”' },
  playlist: { id: 'activityCard.playlist', defaultMessage: '{name} has made the playlist “{title}”' },
  addition: { id: 'activityCard.addition', defaultMessage: '{name} has added to the playlist “{title}”' },
  friend: { id: 'activityCard.friend', defaultMessage: '{name} and {title} are friends now' },
});

function hrefOf({ kind, subject, commentId }: Activity, { href }: Reader): string {
  switch (kind) {
    case 'upload':
      return href.video(subject);
    case 'comment':
      return `${href.video(subject)}${commentId === null ? '' : `#comment-${commentId}`}`;
    case 'playlist':
    case 'addition':
      return href.playlist(subject);
    case 'friend':
      return href.member(subject);
  }
}

/** Returns the card of an activity. */
export function activityCard(activity: Activity, reader: Reader): ActivityCardProps {
  const { kind, user, subject, at } = activity;
  const { intl } = reader;
  return {
    person: { name: user.name, href: reader.href.member(user), picture: reader.picture(user.avatar) },
    href: hrefOf(activity, reader),
    sentence: intl.formatMessage(messages[kind], { name: user.name, title: subject.title }),
    happened: { at, date: intl.formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' }) },
  };
}
