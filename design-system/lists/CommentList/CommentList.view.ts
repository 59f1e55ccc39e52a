import type { Comment } from '@afterglow/contract/comment';
import { commentSorts, type CommentSort } from '@afterglow/contract/lists';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { commentCard, type CommentContext } from '../../cards/CommentCard/CommentCard.view.ts';
import type { SortTab } from '../../filters/SortTabs/SortTabs.tsx';
import type { Reader } from '../../reader/reader.ts';
import { paging, type Pages } from '../Paging/Paging.view.ts';
import type { CommentListProps, ListedComment } from './CommentList.tsx';

const sortNames = defineMessages({
  newest: { id: 'commentList.newest', defaultMessage: 'Newest' },
  best: { id: 'commentList.best', defaultMessage: 'Best' },
}) satisfies Record<CommentSort, TypedMessageDescriptor>;

/** Returns links to the first page of the comments in each order. */
export const commentSortTabs = (
  current: CommentSort,
  href: (sort: CommentSort) => string,
  { intl }: Reader,
): readonly SortTab[] =>
  commentSorts.map((sort) => ({
    label: intl.formatMessage(sortNames[sort]),
    href: href(sort),
    current: sort === current,
  }));

/** Returns the props of a comment list. Replies follow their comment if it is on the same page. */
export function commentList(
  comments: readonly Comment[],
  reader: Reader,
  context?: CommentContext,
): CommentListProps & { comments: readonly ListedComment[] } {
  const ids = new Set(comments.map(({ id }) => id));
  const answersTo = (asked: number) => comments.filter(({ parentId }) => parentId === asked);
  const ordered = comments
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .flatMap((comment) => [comment, ...answersTo(comment.id)]);
  return {
    comments: ordered.map((comment) => ({
      ...commentCard(comment, reader, context),
      id: String(comment.id),
      answer: comment.parentId !== null && ids.has(comment.parentId),
    })),
  };
}

/** Additions of a page to its comments: the actions, and the reply form. */
export interface Commenting extends Pick<CommentListProps, 'below'> {
  context: CommentContext;
}

/** Returns the comments without pagination, for a page that has a frame of its own. */
export const unpagedComments = (
  comments: readonly Comment[],
  reader: Reader,
  commenting?: Commenting,
): CommentListProps => ({
  ...commentList(comments, reader, commenting?.context),
  below: commenting?.below ?? null,
});

/** Returns a page of comments, with links to the other pages if there is more than one. */
export const commentPage = (
  comments: readonly Comment[],
  pages: Pages,
  reader: Reader,
  context?: CommentContext,
): CommentListProps => ({
  ...commentList(comments, reader, context),
  paging: pages.last > 1 ? paging(pages, reader) : undefined,
});
