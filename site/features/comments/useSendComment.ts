import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Comment } from '@afterglow/contract/comment';
import type { SignedIn } from '@afterglow/contract/globals';
import { useRef, type Dispatch } from 'react';
import { useConfig } from '../../shared/config.ts';
import type { Sending } from '../forms/draftField.ts';
import { showDone } from '../toasts/showToast.ts';
import type { CommentsEvent } from './commentsState.ts';
import type { Written } from './DraftCommentForm.tsx';
import type { CountComment } from './useCommentActs.ts';

/** Returns a comment of the visitor that the API does not have yet. */
const unsentComment = (id: number, { text, atSeconds }: Written, user: SignedIn, parentId: number | null): Comment => ({
  id,
  user: { id: user.id, name: user.name, avatar: user.avatar },
  text: text.trim(),
  postedAt: Date.now(),
  likes: 0,
  atSeconds,
  parentId,
});

/** Returns a function that shows a comment while it is being sent, and removes it if it is refused. */
export function useSendComment(dispatch: Dispatch<CommentsEvent>, count: CountComment) {
  const reader = useReader();
  const { user } = useConfig();
  const lastId = useRef(0);
  return (written: Written, parentId: number | null): Sending => {
    lastId.current -= 1;
    const temporaryId = lastId.current;
    if (user) dispatch({ type: 'sending', comment: unsentComment(temporaryId, written, user, parentId) });
    const counted = count(1);
    return {
      sent: (id, reply) => {
        counted?.confirm();
        const seconds = Number(reply['editable_seconds']);
        const editableUntil = seconds > 0 ? Date.now() + seconds * 1_000 : undefined;
        dispatch({ type: 'sent', temporaryId, id, editableUntil });
        void showDone('comment', reader);
      },
      refused: () => {
        counted?.undo();
        dispatch({ type: 'refused', temporaryId });
      },
    };
  };
}
