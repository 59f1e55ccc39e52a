import type { Activity } from '@afterglow/contract/activity';
import type { ActivityKind } from '@afterglow/contract/activityKinds';
import { defineMessages } from 'react-intl';
import { counted } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { ActivityCardProps } from './ActivityCard.tsx';

type Values = { name: string; title: string };

const messages = defineMessages<
  Record<ActivityKind, Values> & {
    uploads: { name: string; count: number; shown: string };
  }
>({
  upload: { id: 'activityCard.upload', defaultMessage: '{name} has uploaded “{title}”' },
  uploads: {
    id: 'activityCard.uploads',
    defaultMessage: '{name} has uploaded {count, plural, one {{shown} video} other {{shown} videos}}',
  },
  comment: { id: 'notificationCard.comment', defaultMessage: '{name} has commented on “{title}”' },
  playlist: { id: 'activityCard.playlist', defaultMessage: '{name} has made the playlist “{title}”' },
  addition: { id: 'activityCard.addition', defaultMessage: '{name} has added to the playlist “{title}”' },
  friend: { id: 'activityCard.friend', defaultMessage: '{name} and {title} are friends now' },
});

function hrefOf({ kind, user, subject, count, commentId }: Activity, { href }: Reader): string {
  switch (kind) {
    case 'upload':
      return count > 1 ? href.member(user, 'uploaded_videos') : href.video(subject);
    case 'comment':
      return `${href.video(subject)}${commentId === null ? '' : `#comment-${commentId}`}`;
    case 'playlist':
    case 'addition':
      return href.playlist(subject);
    case 'friend':
      return href.member(subject);
  }
}

const sentenceOf = ({ kind, user: { name }, subject: { title }, count }: Activity, reader: Reader): string =>
  kind === 'upload' && count > 1
    ? reader.intl.formatMessage(messages.uploads, { name, ...counted(count, reader) })
    : reader.intl.formatMessage(messages[kind], { name, title });

/** Returns the card of an activity. Several uploads lead to the member's list of them. */
export function activityCard(activity: Activity, reader: Reader): ActivityCardProps {
  const { user, at } = activity;
  const { intl } = reader;
  return {
    person: { name: user.name, href: reader.href.member(user), picture: reader.picture(user.avatar) },
    href: hrefOf(activity, reader),
    sentence: sentenceOf(activity, reader),
    happened: { at, date: intl.formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' }) },
  };
}
