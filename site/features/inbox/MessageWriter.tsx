import { MessageForm } from '@afterglow/design-system/forms/MessageForm';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { messageLength, messagesIn10Minutes } from '@afterglow/contract/formLimits';
import { useRef } from 'react';
import { message } from '../../data/formDefinitions.ts';
import { useConfig } from '../../shared/config.ts';
import { useDraft, useDraftSubmit, type Sending } from '../forms/draftField.ts';

interface MessageWriterProps {
  /** Id of the recipient. */
  userId: number;
  /** Shows the message at once; returns callbacks for when it is sent or refused. */
  onSend: (text: string) => Sending;
}

/** The form of a message. The text is kept as a draft on the device until it is sent. */
export function MessageWriter({ userId, onSend }: MessageWriterProps) {
  const { href } = useReader();
  const ref = useRef<HTMLFormElement>(null);
  const { user } = useConfig();
  // Keyed by user, so that nobody finds the draft of another user of this device.
  const draft = `message ${user?.id ?? 0} ${userId}`;
  useDraft(ref, draft, false);
  const form = useDraftSubmit(message, ref, {
    key: draft,
    idField: 'message_id',
    begin: (text) => (text.trim() === '' ? null : onSend(text)),
  });
  return (
    <MessageForm
      {...form}
      ref={ref}
      action={href.messages({ id: userId })}
      fixed={{ user_id: String(userId) }}
      limit={messageLength.max}
      perTenMinutes={messagesIn10Minutes}
    />
  );
}
