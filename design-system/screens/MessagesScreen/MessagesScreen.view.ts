import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';

const messages = defineMessages<{ head: { name: string }; with: { who: string; name: string }; description: {} }>({
  head: { id: 'messagesScreen.head', defaultMessage: 'Messages – {name}' },
  with: { id: 'messagesScreen.with', defaultMessage: 'Messages with {who} – {name}' },
  description: {
    id: 'messagesScreen.description',
    defaultMessage: 'What members have written to you, and you to them.',
  },
});

/**
 * Returns the head of a page of messages.
 * @param who Name of the other member of a conversation; null for the list of conversations.
 */
export const messagesHead = (who: string | null, { brand: { name }, intl }: Reader): DocumentHead => ({
  title: who === null ? intl.formatMessage(messages.head, { name }) : intl.formatMessage(messages.with, { who, name }),
  description: intl.formatMessage(messages.description),
});
