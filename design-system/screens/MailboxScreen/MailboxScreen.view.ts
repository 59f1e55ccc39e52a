import type { Mail } from '@afterglow/contract/mailbox';
import { parseUrl } from '@afterglow/contract/parseUrl';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { MailboxScreenProps, MailProps } from './MailboxScreen.tsx';

const messages = defineMessages<{ to: { address: string }; title: { name: string }; description: {} }>({
  to: { id: 'mailboxScreen.to', defaultMessage: 'To {address}' },
  title: { id: 'mailboxScreen.head', defaultMessage: 'Mailbox – {name}' },
  description: { id: 'mailboxScreen.description', defaultMessage: 'Mails that this demonstration has not sent.' },
});

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line) && parseUrl(line) !== null;

const lineOf = (text: string, place: number): MailProps['lines'][number] => ({
  key: String(place),
  text,
  ...(isAddress(text) && { href: text }),
});

export const mailboxScreen = (mails: Mail[], { intl }: Reader): MailboxScreenProps => ({
  mails: mails.map(({ to, subject, text, sentAt }, place) => ({
    key: `${sentAt} ${mails.length - place}`,
    subject,
    to: intl.formatMessage(messages.to, { address: to }),
    // In UTC, so that server and browser agree.
    // Node and browsers name the halves of a Korean day differently.
    sent: intl.formatDate(sentAt, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' }),
    time: new Date(sentAt).toISOString(),
    lines: text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(lineOf),
  })),
});

export const mailboxHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name }),
  description: intl.formatMessage(messages.description),
});
