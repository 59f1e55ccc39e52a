import type { Comment } from '@afterglow/contract/comment';

/** What the visitor has just done to the comments of a page, shown before the API lists it. */
export interface TalkState {
  /** The newest first; one that is being sent has a negative id. */
  added: readonly Comment[];
  deleted: ReadonlySet<number>;
  /** How many likes each comment has by the visitor's own. */
  liked: ReadonlyMap<number, number>;
  /** The comment whose deletion waits for a second press. */
  deleting: number | null;
  /** The comment that a reply is being written to; undefined until the visitor has chosen one, or put one away. */
  answered?: Comment | null;
  /** What came of a press without script, by the comment. */
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

/** A comment that was sent gets the id that the API has given it. */
export const withId = (added: TalkState['added'], own: number, id: number): TalkState['added'] =>
  added.map((comment) => (comment.id === own ? { ...comment, id } : comment));

/** The comments of a page with what the visitor has just done to them. New ones stand on the first page, replies at what they answer. */
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
    // What is read later counts it, too.
    likes: Math.max(comment.likes, liked.get(comment.id) ?? 0),
    ...(deleted.has(comment.id) && { deleted: true, text: '' }),
  }));
}
