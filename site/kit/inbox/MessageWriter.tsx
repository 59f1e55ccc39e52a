import { MessageForm } from '@afterglow/design-system/forms/MessageForm';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { messageLength, messagesIn10Minutes } from '@afterglow/fixtures/contract/limits';
import { useRef } from 'react';
import { message } from '../../data/forms.ts';
import { saveDraft } from '../../device/drafts.ts';
import { useConfig } from '../config.ts';
import { draftField, dropSent, useDraft } from '../draftField.ts';
import { useSubmit } from '../useSubmit.ts';

interface MessageWriterProps {
  /** Whom the message goes to. */
  userId: number;
  /** Shows it at once; returns what is to be done once it is sent or refused. */
  onSend: (text: string) => { sent: (id: number) => void; refused: () => void };
}

/** The form of a message. What is typed is a draft on the device until it is sent. */
export function MessageWriter({ userId, onSend }: MessageWriterProps) {
  const { href } = useReader();
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef<ReturnType<typeof onSend>>(null);
  const sent = useRef('');
  const { user } = useConfig();
  // Nobody finds the draft of another who uses the same device.
  const draft = `message ${user?.id ?? 0} ${userId}`;
  useDraft(ref, draft, false);
  const form = useSubmit(message, {
    stays: true,
    complete: async () => {
      const text = draftField(ref.current)?.value ?? '';
      sent.current = text;
      sending.current = text.trim() === '' ? null : onSend(text);
      return { user_id: String(userId) };
    },
    onDone: ({ message_id: id }) => {
      dropSent(ref.current, draft, sent.current);
      sending.current?.sent(Number(id));
    },
    onRefused: () => sending.current?.refused(),
  });
  return (
    <MessageForm
      {...form}
      ref={ref}
      action={href.messages({ id: userId })}
      fixed={{ user_id: String(userId) }}
      limit={messageLength.max}
      perTenMinutes={messagesIn10Minutes}
      onInput={() => saveDraft(draft, draftField(ref.current)?.value ?? '')}
    />
  );
}
