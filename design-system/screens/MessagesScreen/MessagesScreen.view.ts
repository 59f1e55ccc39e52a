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

/** `who`: the other member of a conversation; null for all of them. */
export const messagesHead = (who: string | null, { brand: { name }, intl }: Reader): DocumentHead => ({
  title: who === null ? intl.formatMessage(messages.head, { name }) : intl.formatMessage(messages.with, { who, name }),
  description: intl.formatMessage(messages.description),
});
