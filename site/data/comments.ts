import { commentsEndpoint } from '@afterglow/contract/endpoints/comments';
import type { CommentSection, CommentSort } from '@afterglow/contract/lists';
import { readOf } from './readOf.ts';

/** The subject of comments. A model is named by its dir or its id. */
export interface Commented {
  section: CommentSection;
  objectId: number | string;
}

/** A page of comments, in an order. */
export interface CommentsAt {
  page: number;
  sort: CommentSort;
}

/** The comments that are shown unless the visitor chooses others. */
export const firstComments: CommentsAt = { page: 1, sort: 'newest' };

/**
 * Returns the read of a page of comments. Members read it uncached, as they write comments and look for replies (R89).
 */
export const commentsRead = ({ section, objectId }: Commented, { page, sort }: CommentsAt, signedIn: boolean) =>
  readOf(
    commentsEndpoint,
    { section, objectId, page, sort },
    ({ comments }) => comments,
    ...(signedIn ? ([0] as const) : ([] as const)),
  );
