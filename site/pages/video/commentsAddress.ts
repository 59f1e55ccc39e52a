import type { CommentsAt } from '../../data/comments.ts';

/** Returns the address of a page of a video's comments without its fragment, where they work without script, too. */
export const plainCommentsAddress = (path: string, { page, sort }: CommentsAt): string =>
  `${path}?${sort === 'newest' ? '' : `sort=${sort}&`}page=${page}`;

export const commentsAddress = (path: string, at: CommentsAt): string => `${plainCommentsAddress(path, at)}#comments`;
