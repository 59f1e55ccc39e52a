import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Comment } from '@afterglow/contract/comment';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { CommentSection } from '@afterglow/contract/lists';
import { useRef, type Dispatch } from 'react';
import { sendAct } from '../../data/act.ts';
import { useCountChange, type CountChange } from '../../data/ownCounts.ts';
import { showRefusal } from '../toasts/showToast.ts';
import type { CommentsEvent } from './commentsState.ts';

/** The subject of comments. */
export interface CommentSubject {
  section: CommentSection;
  objectId: number;
}

/** Changes the number of comments of a video; null for other subjects, which do not show one. */
export type CountComment = (by: number) => CountChange | null;

/** Returns a function that changes the number of comments where one is shown. */
export function useCommentCount({ section, objectId }: CommentSubject): CountComment {
  const change = useCountChange();
  return (by) => (section === 'video' ? change({ kind: 'comments', videoId: objectId }, by) : null);
}

interface CommentAct {
  id: number;
  act: Extract<ActInput, { act: 'vote' | 'comment' }>;
  done?: (() => void) | undefined;
  /** Reverts what was shown at once. */
  takeBack: () => void;
}

/**
 * Returns a function that sends an act on a comment once those before it are answered. A toast says why one was
 * refused.
 */
function useSendInOrder() {
  const reader = useReader();
  const last = useRef(new Map<number, Promise<void>>());
  const send = async ({ act, done, takeBack }: CommentAct): Promise<void> => {
    const refused = await sendAct(act);
    if (!refused) return done?.();
    // Whatever was done already, in another window, stays done.
    if (refused.code !== 'already') takeBack();
    void showRefusal(refused, reader, act.act);
  };
  return (act: CommentAct): void => {
    const before = last.current.get(act.id) ?? Promise.resolve();
    last.current.set(
      act.id,
      before.then(() => send(act)),
    );
  };
}

interface CommentMarks {
  /** As in `CommentsState`. */
  pinned: number | null | undefined;
  /** Includes the likes of earlier visits. */
  liked: ReadonlySet<number>;
  deleting: number | null;
}

/** Returns the actions of members on a comment, which are shown at once and reverted if they are refused. */
export function useCommentActs(
  dispatch: Dispatch<CommentsEvent>,
  count: CountComment,
  { pinned, liked, deleting }: CommentMarks,
) {
  const send = useSendInOrder();
  return {
    onLike: ({ id, likes }: Comment) => {
      if (liked.has(id)) return;
      dispatch({ type: 'liked', id, likes: likes + 1 });
      const act = { act: 'vote', section: 'comment', object_id: id, vote: 1 } as const;
      send({ act, id, takeBack: () => dispatch({ type: 'likeRefused', id }) });
    },
    onDelete: ({ id }: Comment) => {
      if (deleting !== id) return dispatch({ type: 'deletionAsked', id });
      dispatch({ type: 'deleted', id });
      const counted = count(-1);
      const takeBack = () => {
        counted?.undo();
        dispatch({ type: 'deletionRefused', id });
      };
      send({ act: { act: 'comment', del: id }, id, done: counted?.confirm, takeBack });
    },
    onEdit: ({ id }: Comment) => dispatch({ type: 'editBegun', id }),
    onPin: ({ id, pinned: on = false }: Comment) => {
      dispatch({ type: 'pinned', id: on ? null : id });
      const act = { act: 'comment', ...(on ? { unpin: id } : { pin: id }) } as const;
      send({ act, id, takeBack: () => dispatch({ type: 'pinned', id: pinned }) });
    },
    onKeep: () => dispatch({ type: 'kept' }),
  };
}
