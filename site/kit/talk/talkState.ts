import type { Comment } from '@afterglow/contract/comment';

/** The visitor's latest actions on the comments of a page, shown before the API lists them. */
export interface TalkState {
  /** Newest first; a comment that is being sent has a negative id. */
  added: readonly Comment[];
  deleted: ReadonlySet<number>;
  /** The number of likes of each comment that the visitor has just liked, including that like. */
  liked: ReadonlyMap<number, number>;
  /** Id of the comment whose deletion waits for a second press. */
  deleting: number | null;
  /**
   * The comment that is being replied to; null after a reply was closed, undefined before the visitor has chosen any.
   */
  answered?: Comment | null;
  /** Outcome of a press without script, by the id of its comment. */
  notes: ReadonlyMap<number, string>;
}

export const nothingDone: TalkState = {
  added: [],
  deleted: new Set(),
  liked: new Map(),
  deleting: null,
  notes: new Map(),
};

export const including = <Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> => new Set(set).add(value);

export const excluding = <Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> =>
  new Set([...set].filter((one) => one !== value));

/** Gives a comment that was sent the id that the API has returned. */
export const withId = (added: TalkState['added'], own: number, id: number): TalkState['added'] =>
  added.map((comment) => (comment.id === own ? { ...comment, id } : comment));

/**
 * Returns the comments of a page with what the visitor has just done to them. New ones appear on the first page,
 * replies with the comment that they answer.
 */
export function withOwn(
  comments: readonly Comment[],
  page: number,
  { added, deleted, liked }: Pick<TalkState, 'added' | 'deleted' | 'liked'>,
): Comment[] {
  const ids = new Set(comments.map(({ id }) => id));
  const news = added.filter(
    ({ id, parentId }) => !ids.has(id) && (parentId === null ? page === 1 : page === 1 || ids.has(parentId)),
  );
  return [...news, ...comments].map((comment) => ({
    ...comment,
    // Replies of the API that arrive later include the visitor's like.
    likes: Math.max(comment.likes, liked.get(comment.id) ?? 0),
    ...(deleted.has(comment.id) && { deleted: true, text: '' }),
  }));
}
