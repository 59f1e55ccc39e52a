import { CommentForm } from '@afterglow/design-system/forms/CommentForm';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { commentLength, commentsIn10Minutes } from '@afterglow/contract/formLimits';
import { useRef, type SyntheticEvent } from 'react';
import { comment } from '../../data/formDefinitions.ts';
import { leadingTime } from '../../data/leadingTime.ts';
import { useConfig } from '../../shared/config.ts';
import { useDraft, useDraftSubmit, type Sending } from '../forms/draftField.ts';
import { useSubmitted } from '../../shared/submitted.ts';
import type { CommentSubject } from './useCommentActs.ts';

export interface Written {
  text: string;
  atSeconds: number | null;
}

interface DraftCommentFormProps {
  about: CommentSubject;
  /** Length of the video; 0 for any other subject. */
  seconds: number;
  /** Address of the form's own page. */
  action: string;
  /** Called instead of sending when a guest submits, to ask for a sign-in; null for members. */
  onGuest: (() => void) | null;
  /** The comment that a reply answers; undefined for a new comment. */
  to?: { id: number; name: string } | undefined;
  /** Shows the comment at once; returns callbacks for when it is sent or refused. */
  onSend: (written: Written) => Sending;
  onCancel?: () => void;
}

/**
 * Returns the draft's key, made of the writer and the subject, so that nobody finds the draft of another user of the
 * device.
 */
const draftKey = (userId: number, { about, to }: DraftCommentFormProps): string =>
  [userId, about.section, about.objectId, ...(to ? [to.id] : [])].join(' ');

/** The form of a comment, or of a reply to one. The text is kept as a draft on the device until it is sent. */
export function DraftCommentForm(props: DraftCommentFormProps) {
  const { about, seconds, action, onGuest, to, onSend, onCancel } = props;
  const { href } = useReader();
  const ref = useRef<HTMLFormElement>(null);
  const key = draftKey(useConfig().user?.id ?? 0, props);
  useDraft(ref, key, to !== undefined);
  const parent = to ? String(to.id) : '';
  const { edit, parent_id: postedParent = '' } = useSubmitted().values;
  const { onSubmit, ...form } = useDraftSubmit(comment, ref, {
    key,
    posted: edit === undefined && postedParent === parent,
    idField: 'comment_id',
    begin: (typed) => {
      const written = leadingTime(typed, seconds);
      return written.text.trim() === '' ? null : onSend(written);
    },
  });
  const askToSignIn = (event: SyntheticEvent) => {
    event.preventDefault();
    onGuest?.();
  };
  return (
    <CommentForm
      {...form}
      ref={ref}
      action={action}
      fixed={{ section: about.section, object_id: String(about.objectId), parent_id: parent, seconds: String(seconds) }}
      limit={commentLength.max}
      perTenMinutes={commentsIn10Minutes.user}
      signInHref={onGuest ? href.page('signIn') : undefined}
      to={to?.name}
      onSubmit={onGuest ? askToSignIn : onSubmit}
      onCancel={onCancel}
    />
  );
}
