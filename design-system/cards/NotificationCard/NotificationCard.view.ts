import type { Notification, NotificationSubject } from '@afterglow/contract/notification';
import type { Decision } from '@afterglow/contract/notificationKinds';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { IconName } from '../../primitives/Icon/icons.ts';
import type { Reader } from '../../reader/reader.ts';
import type { NotificationCardProps } from './NotificationCard.tsx';

type Values = { name: string; title: string };

const messages = defineMessages<Record<Exclude<Notification['kind'], 'moderation'>, Values>>({
  friend: { id: 'notificationCard.friend', defaultMessage: '{name} would like to be your friend' },
  message: { id: 'notificationCard.message', defaultMessage: '{name} has written to you' },
  reply: { id: 'notificationCard.reply', defaultMessage: '{name} has answered your comment' },
  wall: { id: 'notificationCard.wall', defaultMessage: '{name} has written on your wall' },
  comment: { id: 'notificationCard.comment', defaultMessage: '{name} has commented on “{title}”' },
  subscription: { id: 'notificationCard.subscription', defaultMessage: 'New from {name}: “{title}”' },
});

const decisions = defineMessages<Record<Decision, Values>>({
  video_published: { id: 'notificationCard.videoPublished', defaultMessage: 'Your video “{title}” is online' },
  video_refused: { id: 'notificationCard.videoRefused', defaultMessage: 'Your video “{title}” was not accepted' },
  video_removed: {
    id: 'notificationCard.videoRemoved',
    defaultMessage: 'Your video “{title}” was removed after a report',
  },
  report_upheld: {
    id: 'notificationCard.reportUpheld',
    defaultMessage: 'What you reported has been removed. Thank you for telling us.',
  },
  report_refused: {
    id: 'notificationCard.reportRefused',
    defaultMessage: 'We have looked at what you reported. It does not break our rules.',
  },
});

const icons = {
  video_published: 'check',
  video_refused: 'alert',
  video_removed: 'alert',
  report_upheld: 'flag',
  report_refused: 'flag',
} as const satisfies Record<Decision, IconName>;

/** Returns the address of a comment in its list; null if the API has not said where that is. */
function commentHref({ subject, comment }: Notification, { href }: Reader): string | null {
  if (subject === null) return null;
  const anchor = comment === null ? '' : `#comment-${comment.id}`;
  return `${listHref(subject, href)}${anchor}`;
}

function listHref(subject: NotificationSubject, href: Reader['href']): string {
  switch (subject.section) {
    case 'video':
      return href.video(subject);
    case 'model':
      return href.modelTab(subject, 'comments');
    case 'member':
      return href.member(subject, 'wall');
  }
}

/** Returns where a decision leads: to the published video, or to the member's uploads, which say more. */
function decisionHref({ subject, decision }: Notification, owner: { id: number }, { href }: Reader): string | null {
  if (subject === null || decision === null) return null;
  return decision === 'video_published' ? href.video(subject) : href.member(owner, 'uploaded_videos');
}

function hrefOf(notification: Notification, owner: { id: number }, reader: Reader): string | null {
  const { kind, from, subject } = notification;
  const { href } = reader;
  switch (kind) {
    case 'friend':
      return href.member(owner, 'friends');
    case 'message':
      return href.messages(from ?? undefined);
    case 'reply':
    case 'comment':
      return commentHref(notification, reader);
    case 'wall':
      return commentHref(
        { ...notification, subject: subject ?? { section: 'member', ...owner, dir: '', title: '' } },
        reader,
      );
    case 'subscription':
      return subject && href.video(subject);
    case 'moderation':
      return decisionHref(notification, owner, reader);
  }
}

const sentenceOf = ({ kind, decision }: Notification): TypedMessageDescriptor<Values> =>
  kind === 'moderation' ? decisions[decision ?? 'report_refused'] : messages[kind];

export interface NotificationOf {
  notification: Notification;
  /** The member who is told. */
  owner: { id: number };
}

/** Returns the card of a notification. */
export function notificationCard(
  { notification, owner }: NotificationOf,
  reader: Reader,
): Omit<NotificationCardProps, 'onFollow'> {
  const { from, subject, comment, decision, at, read } = notification;
  const { intl } = reader;
  const name = from?.name ?? '';
  return {
    href: hrefOf(notification, owner, reader),
    sentence: intl.formatMessage(sentenceOf(notification), { name, title: subject?.title ?? '' }),
    from:
      from === null
        ? { icon: decision === null ? 'bell' : icons[decision] }
        : { name, picture: reader.picture(from.avatar) },
    quote: comment?.text ?? '',
    happened: { at, date: intl.formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' }) },
    unread: !read,
  };
}
