import { CommentForm } from '@afterglow/design-system/forms/CommentForm';
import { clock } from '@afterglow/design-system/reader/format.ts';
import type { Comment } from '@afterglow/contract/comment';
import { commentLength, commentsIn10Minutes } from '@afterglow/contract/formLimits';
import { useCallback } from 'react';
import { editComment } from '../../data/formDefinitions.ts';
import { leadingTime } from '../../data/leadingTime.ts';
import { useSubmitted } from '../../shared/submitted.ts';
import { fieldsOf, useSubmit } from '../forms/useSubmit.ts';
import type { EditedComment } from './commentsState.ts';

interface EditCommentFormProps {
  comment: Comment;
  /** Length of the video; 0 for any other subject. */
  seconds: number;
  /** Address of the form's own page. */
  action: string;
  /** Called with what has been changed. */
  onDone: (to: EditedComment) => void;
  onCancel: () => void;
}

/** Returns the text of a comment as it was typed: with the time that it begins with. */
const typedText = ({ text, atSeconds }: Comment): string => (atSeconds === null ? text : `${clock(atSeconds)} ${text}`);

/** The form that changes the text of a comment. A reply to another one closes it, and what was typed comes back with it. */
export function EditCommentForm({ comment, seconds, action, onDone, onCancel }: EditCommentFormProps) {
  const id = String(comment.id);
  const { ref: keepDraft, ...form } = useSubmit(editComment, {
    draft: `comment ${id}`,
    posted: useSubmitted().values['edit'] === id,
    onDone: (_, element) => {
      const { text, atSeconds } = leadingTime(fieldsOf(element, ['text'])['text'] ?? '', seconds);
      onDone({ text: text.trim(), atSeconds, editedAt: Date.now() });
    },
  });
  const ref = useCallback(
    (element: HTMLFormElement | null) => {
      element?.querySelector('textarea')?.focus();
      return keepDraft?.(element);
    },
    [keepDraft],
  );
  const cancel = () => {
    form.onReset?.();
    onCancel();
  };
  return (
    <CommentForm
      {...form}
      ref={ref}
      values={{ text: typedText(comment), ...form.values }}
      action={action}
      fixed={{ edit: id, seconds: String(seconds) }}
      limit={commentLength.max}
      perTenMinutes={commentsIn10Minutes.user}
      edits
      onCancel={cancel}
    />
  );
}
