import { commentsEndpoint } from '@afterglow/contract/endpoints/comments';
import type { CommentSection } from '@afterglow/contract/lists';
import { readOf } from './readOf.ts';

/** The subject of comments. A model is named by its dir or its id. */
export interface Commented {
  section: CommentSection;
  objectId: number | string;
}

/**
 * Returns the read of a page of comments. Members read it uncached, as they write comments and look for replies (R89).
 */
export const commentsRead = ({ section, objectId }: Commented, page: number, signedIn: boolean) =>
  readOf(
    commentsEndpoint,
    { section, objectId, page },
    ({ comments }) => comments,
    ...(signedIn ? ([0] as const) : ([] as const)),
  );
