import type { CommentWords } from '@afterglow/design-system/cards/CommentCard/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Comment } from '@afterglow/contract/comment';
import { useSyncExternalStore, type Dispatch } from 'react';
import { hiddenWords, hide, onHiddenChange } from '../../device/hidden.ts';
import { heldWords, wordsOf } from '../../device/words.ts';
import type { Overlay } from '../../runtime/client/useOverlay.tsx';
import type { CommentsEvent } from './commentsState.ts';

const none: readonly string[] = [];

/** The server does not know the words: no comment is hidden until the page is hydrated. */
const noWords = () => none;

/** Returns which comments the visitor's words hide, and what can be done about it (R53). */
export function useCommentWords(
  shown: ReadonlySet<number>,
  dispatch: Dispatch<CommentsEvent>,
  { open }: Overlay,
): CommentWords {
  const { href } = useReader();
  const words = useSyncExternalStore(onHiddenChange, hiddenWords, noWords);
  const choose = ({ id, text }: Comment) =>
    open(async () => {
      const { HideWordModal } = await import('@afterglow/design-system/modals/HideWordModal');
      return (close) => (
        <HideWordModal
          words={wordsOf(text)}
          source="comment"
          deviceHref={href.page('device')}
          onClose={close}
          onChoose={(word) => {
            close();
            hide('words', word);
            dispatch({ type: 'wordHidden', id });
          }}
        />
      );
    });
  return {
    isHidden: ({ id, text }) => !shown.has(id) && heldWords(text, words).length > 0,
    onShow: ({ id }) => dispatch({ type: 'shown', id }),
    // If the code of the dialog cannot be loaded, nothing happens; the next press tries again.
    onHide: (comment) => void choose(comment).catch(() => undefined),
  };
}
