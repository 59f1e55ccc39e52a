import type { Comment } from '@afterglow/contract/comment';

/** The parts of a comment that an edit changes. */
export type EditedComment = Pick<Comment, 'text' | 'atSeconds' | 'editedAt'>;

/** The visitor's latest actions on the comments of a page, shown before the API lists them. */
export interface CommentsState {
  /** Newest first; a comment that is being sent has a negative id. */
  added: readonly Comment[];
  deleted: ReadonlySet<number>;
  /** The number of likes of each comment that the visitor has just liked, including that like. */
  liked: ReadonlyMap<number, number>;
  /** Comments that are shown although the visitor hides a word of them. */
  shown: ReadonlySet<number>;
  /** New texts of comments that the visitor has edited. */
  edited: ReadonlyMap<number, EditedComment>;
  /** Id of the comment that the visitor has just pinned; null if it was unpinned, undefined if neither. */
  pinned: number | null | undefined;
  /** Id of the comment whose deletion waits for a second press. */
  deleting: number | null;
  /** Id of the comment that is being replied to. */
  answered: number | null;
  /** Id of the comment that is being edited; never at the same time as a reply. */
  editing: number | null;
  /** The comment whose reply, edit or question about deletion has just ended, or that was just hidden: focus goes on at it. */
  left: { id: number } | null;
}

export type CommentsEvent =
  | { type: 'liked'; id: number; likes: number }
  | { type: 'likeRefused'; id: number }
  | { type: 'deletionAsked'; id: number }
  | { type: 'kept' }
  | { type: 'deleted'; id: number }
  | { type: 'deletionRefused'; id: number }
  | { type: 'replyBegun'; id: number }
  | { type: 'replyCancelled' }
  | { type: 'editBegun'; id: number }
  /** The form is closed; `to` is the new text if it was sent. */
  | { type: 'editEnded'; id: number; to?: EditedComment }
  | { type: 'shown'; id: number }
  /** A word of this comment is hidden from now on, also in comments that were shown nevertheless. */
  | { type: 'wordHidden'; id: number }
  | { type: 'pinned'; id: number | null | undefined }
  /** A comment of the visitor, under a temporary, negative id. */
  | { type: 'sending'; comment: Comment }
  /** The API has accepted the comment with this temporary id. */
  | { type: 'sent'; temporaryId: number; id: number; editableUntil?: number | undefined }
  | { type: 'refused'; temporaryId: number };

export const nothingDone: CommentsState = {
  added: [],
  deleted: new Set(),
  liked: new Map(),
  shown: new Set(),
  edited: new Map(),
  pinned: undefined,
  deleting: null,
  answered: null,
  editing: null,
  left: null,
};

const without = <Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> =>
  new Set([...set].filter((one) => one !== value));

/** Gives a comment the id that the API has returned. A sent reply closes its form, unless another one is open by now. */
function withId(
  state: CommentsState,
  { temporaryId, id, editableUntil }: Extract<CommentsEvent, { type: 'sent' }>,
): CommentsState {
  const { added, answered } = state;
  const parentId = added.find((comment) => comment.id === temporaryId)?.parentId ?? null;
  const ends = parentId !== null && parentId === answered;
  return {
    ...state,
    added: added.map((comment) =>
      comment.id === temporaryId ? { ...comment, id, ...(editableUntil !== undefined && { editableUntil }) } : comment,
    ),
    ...(ends && { answered: null, left: { id: parentId } }),
  };
}

/** Closes the form of an edit, unless another one is open by now, and replaces the text if it was sent. */
const withEdit = (state: CommentsState, { id, to }: Extract<CommentsEvent, { type: 'editEnded' }>): CommentsState => ({
  ...state,
  ...(state.editing === id && { editing: null, left: { id } }),
  edited: to ? new Map(state.edited).set(id, to) : state.edited,
});

/** Returns the state after an action of the visitor, or after its reply. */
export function reduceComments(state: CommentsState, event: CommentsEvent): CommentsState {
  const { added, deleted, liked, answered, deleting } = state;
  switch (event.type) {
    case 'liked':
      return { ...state, liked: new Map(liked).set(event.id, event.likes) };
    case 'likeRefused':
      return { ...state, liked: new Map([...liked].filter(([id]) => id !== event.id)) };
    case 'deletionAsked':
      return { ...state, deleting: event.id };
    case 'kept':
      return { ...state, deleting: null, left: deleting === null ? null : { id: deleting } };
    case 'deleted':
      return { ...state, deleting: null, deleted: new Set(deleted).add(event.id), left: { id: event.id } };
    case 'deletionRefused':
      return { ...state, deleted: without(deleted, event.id), left: null };
    case 'replyBegun':
      return { ...state, answered: event.id, editing: null, left: null };
    case 'replyCancelled':
      return { ...state, answered: null, left: answered === null ? null : { id: answered } };
    case 'editBegun':
      return { ...state, answered: null, editing: event.id, left: null };
    case 'editEnded':
      return withEdit(state, event);
    case 'shown':
      return { ...state, shown: new Set(state.shown).add(event.id) };
    case 'wordHidden':
      return { ...state, shown: new Set(), left: { id: event.id } };
    case 'pinned':
      return { ...state, pinned: event.id };
    case 'sending':
      return { ...state, added: [event.comment, ...added] };
    case 'sent':
      return withId(state, event);
    case 'refused':
      return { ...state, added: added.filter(({ id }) => id !== event.temporaryId) };
  }
}

/**
 * Returns the comments of a page with what the visitor has just done to them. New ones appear on the first page,
 * replies with the comment that they answer.
 */
export function withOwn(
  comments: readonly Comment[],
  page: number,
  { added, deleted, liked, edited, pinned }: Pick<CommentsState, 'added' | 'deleted' | 'liked' | 'edited' | 'pinned'>,
): Comment[] {
  const ids = new Set(comments.map(({ id }) => id));
  const news = added.filter(
    ({ id, parentId }) => !ids.has(id) && (parentId === null ? page === 1 : page === 1 || ids.has(parentId)),
  );
  return [...news, ...comments].map((comment) => ({
    ...comment,
    // Replies of the API that arrive later include the visitor's like.
    likes: Math.max(comment.likes, liked.get(comment.id) ?? 0),
    ...edited.get(comment.id),
    // A pinned comment keeps its place under the button that was pressed, and stands first from the next reading on.
    ...(comment.pinned !== undefined && pinned !== undefined && { pinned: comment.id === pinned }),
    ...(deleted.has(comment.id) && { deleted: true, text: '' }),
  }));
}
