import { CommentForm } from '@afterglow/design-system/forms/CommentForm';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { CommentSection } from '@afterglow/fixtures/contract/lists';
import { commentLength, commentsIn10Minutes } from '@afterglow/fixtures/contract/limits';
import { useRef, type SyntheticEvent } from 'react';
import { comment } from '../../data/forms.ts';
import { useDraft, useDraftSubmit, type Sending } from '../draftField.ts';
import { leadingTime } from './leadingTime.ts';

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

/** What a comment is about, by which its draft is kept. */
const draftKey = ({ about, to }: TalkFormProps): string =>
  [about.section, about.objectId, ...(to ? [to.id] : [])].join(' ');

/** The form of a comment, or of a reply to one. What is typed is a draft on the device until it is sent. */
export function TalkForm(props: TalkFormProps) {
  const { about, seconds, action, onGuest, to, onSend, onCancel } = props;
  const { href } = useReader();
  const ref = useRef<HTMLFormElement>(null);
  const key = draftKey(props);
  useDraft(ref, key, to !== undefined);
  const { onSubmit, ...form } = useDraftSubmit(comment, ref, {
    key,
    idField: 'comment_id',
    begin: (typed) => {
      const written = leadingTime(typed, seconds);
      return {
        fields: { text: written.text, at_seconds: String(written.atSeconds ?? '') },
        sending: written.text.trim() === '' ? null : onSend(written),
      };
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
      fixed={{ section: about.section, object_id: String(about.objectId), parent_id: to ? String(to.id) : '' }}
      limit={commentLength.max}
      perTenMinutes={commentsIn10Minutes.user}
      signInHref={onGuest ? href.page('signIn') : undefined}
      to={to?.name}
      onSubmit={onGuest ? askToSignIn : onSubmit}
      onCancel={onCancel}
    />
  );
}
