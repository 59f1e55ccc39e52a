import type { Comment } from '@afterglow/fixtures/contract/comment';
import { defineMessages } from 'react-intl';
import { clock, day, isoDay } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { CommentAction, CommentCardProps } from './CommentCard.tsx';

const messages = defineMessages<{ likes: { count: number }; reply: {}; report: {} }>({
  likes: { id: 'commentList.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
  reply: { id: 'commentCard.reply', defaultMessage: 'Reply' },
  report: { id: 'commentCard.report', defaultMessage: 'Report' },
});

/** Where a comment is shown, and to whom. */
export interface CommentContext {
  /** Path of the page, which a report names. */
  page: string;
  /** The page of the video, if it is one: moments lead into it. */
  video?: string;
  /** Null for guests, who are led to sign in before they reply. */
  visitorId: number | null;
  /** Comments that the visitor has just reported. */
  reported?: ReadonlySet<number>;
}

/** Card props for a comment. Without a context nothing can be done with it. */
export function commentCard(comment: Comment, reader: Reader, context?: CommentContext): CommentCardProps {
  const { id, user, text, postedAt, likes, atSeconds, deleted = false } = comment;
  const own = context !== undefined && context.visitorId === user.id && !deleted;
  const reported = context?.reported?.has(id) ?? false;
  return {
    author: deleted ? null : { name: user.name, href: reader.href.member(user), picture: reader.picture(user.avatar) },
    text,
    posted: day(postedAt, reader),
    day: isoDay(postedAt),
    likes: likes > 0 ? reader.intl.formatMessage(messages.likes, { count: likes }) : '',
    moment:
      atSeconds !== null && context?.video !== undefined
        ? { time: clock(atSeconds), href: `${context.video}#t=${atSeconds}` }
        : null,
    mark: own ? 'own' : reported ? 'reported' : undefined,
    actions: context && !deleted ? actionsOf(comment, reader, context, own || reported) : [],
  };
}

function actionsOf({ id }: Comment, reader: Reader, context: CommentContext, unreportable: boolean): CommentAction[] {
  const { formatMessage } = reader.intl;
  const reply: CommentAction = { label: formatMessage(messages.reply), icon: 'message' };
  if (context.visitorId === null) reply.href = reader.href.page('signIn');
  const report: CommentAction = {
    label: formatMessage(messages.report),
    icon: 'flag',
    href: reader.href.report({ object: `comment ${id}`, url: context.page }),
  };
  return unreportable ? [reply] : [reply, report];
}
