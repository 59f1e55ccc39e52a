import { CommentForm } from '@afterglow/design-system/forms/CommentForm';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { CommentSection } from '@afterglow/contract/lists';
import { commentLength, commentsIn10Minutes } from '@afterglow/contract/formLimits';
import { useRef, type SyntheticEvent } from 'react';
import { comment } from '../../data/forms.ts';
import { leadingTime } from '../../data/leadingTime.ts';
import { useConfig } from '../config.ts';
import { useDraft, useDraftSubmit, type Sending } from '../draftField.ts';
import { useSubmitted } from '../submitted.ts';

export interface Written {
  text: string;
  atSeconds: number | null;
}

interface TalkFormProps {
  /** What is written about. */
  about: { section: CommentSection; objectId: number };
  /** Length of the video, if it is one. */
  seconds: number;
  /** The form's own page. */
  action: string;
  /** Null for guests, whose press asks to sign in. */
  onGuest: (() => void) | null;
  /** The comment that a reply answers. */
  to?: { id: number; name: string } | undefined;
  /** Shows it at once; returns what is to be done once it is sent or refused. */
  onSend: (written: Written) => Sending;
  onCancel?: () => void;
}

/** By what a comment is about its draft is kept, and by its writer: nobody finds the draft of another on the same device. */
function useDraftKeys({ about, to }: TalkFormProps) {
  const { user } = useConfig();
  const guestKey = [about.section, about.objectId, ...(to ? [to.id] : [])].join(' ');
  return { key: user ? `${user.id} ${guestKey}` : guestKey, guestKey };
}

/** The form of a comment, or of a reply to one. What is typed is a draft on the device until it is sent. */
export function TalkForm(props: TalkFormProps) {
  const { about, seconds, action, onGuest, to, onSend, onCancel } = props;
  const { href } = useReader();
  const ref = useRef<HTMLFormElement>(null);
  const keys = useDraftKeys(props);
  useDraft(ref, keys, to !== undefined);
  const parent = to ? String(to.id) : '';
  const { onSubmit, ...form } = useDraftSubmit(comment, ref, {
    key: keys.key,
    posted: (useSubmitted().values['parent_id'] ?? '') === parent,
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
