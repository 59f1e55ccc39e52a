import type { Comment } from '@afterglow/fixtures/contract/comment';
import { defineMessages } from 'react-intl';
import { day } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { CommentListProps } from './CommentList.tsx';

const messages = defineMessages<{ likes: { count: number } }>({
  likes: { id: 'commentList.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
});

/** Replies follow their comment if it is on the same page. */
export function commentList(comments: readonly Comment[], reader: Reader): CommentListProps {
  const ids = new Set(comments.map(({ id }) => id));
  const answersTo = (asked: number) => comments.filter(({ parentId }) => parentId === asked);
  const ordered = comments
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .flatMap((comment) => [comment, ...answersTo(comment.id)]);
  return {
    comments: ordered.map(({ id, user, text, postedAt, likes, parentId }) => ({
      id: String(id),
      name: user.name,
      href: reader.href.member(user),
      picture: reader.picture(user.avatar),
      text,
      posted: day(postedAt, reader),
      day: new Date(postedAt).toISOString().slice(0, 10),
      likes: likes > 0 ? reader.intl.formatMessage(messages.likes, { count: likes }) : '',
      answer: parentId !== null && ids.has(parentId),
    })),
  };
}
