import { commentsEndpoint } from '@afterglow/contract/endpoints/comments';
import type { CommentSection } from '@afterglow/contract/lists';
import { readOf } from './read.ts';

/** What is commented on; a model by its dir, or its id. */
export interface Commented {
  section: CommentSection;
  objectId: number | string;
}

/** A page of comments: fresh for members, who write them and look for answers (R89). */
export const commentsRead = ({ section, objectId }: Commented, page: number, signedIn: boolean) =>
  readOf(
    commentsEndpoint,
    { section, objectId, page },
    ({ comments }) => comments,
    ...(signedIn ? ([0] as const) : ([] as const)),
  );
