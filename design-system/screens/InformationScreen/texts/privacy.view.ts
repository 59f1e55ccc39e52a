import type { Operator } from '@afterglow/contract/brand';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../../reader/reader.ts';
import type { Information } from '../information.ts';

const messages = defineMessages<{
  title: {};
  account: {};
  account1: {};
  device: {};
  device1: {};
  count: {};
  count1: {};
  age: {};
  age1: {};
  rights: {};
  rights1: { email: string };
  rights2: { operator: string; address: string };
}>({
  title: { id: 'information.privacy.title', defaultMessage: 'Privacy' },
  account: { id: 'information.privacy.account', defaultMessage: 'What we hold if you have an account' },
  account1: {
    id: 'information.privacy.account1',
    defaultMessage:
      'Your user name, your mail address, your password in a form that cannot be read back, what you tell in your profile, and what you do as a member: playlists, votes, comments, messages, uploads.',
  },
  device: { id: 'information.privacy.device', defaultMessage: 'What stays on your device' },
  device1: {
    id: 'information.privacy.device1',
    defaultMessage:
      'Your history, your last searches, your choice of colours and language, and your answer about cookies. We never see them. You can look at them and delete them at any time.',
  },
  count: { id: 'information.privacy.count', defaultMessage: 'What we count' },
  count1: {
    id: 'information.privacy.count1',
    defaultMessage:
      'If you agree, how often pages of which kind are opened. Never with titles, search words or names, and never together with who you are.',
  },
  age: { id: 'information.privacy.age', defaultMessage: 'If your age is checked' },
  age1: {
    id: 'information.privacy.age1',
    defaultMessage: 'Where the law asks for it, we keep only that the check was passed and when. No photo is kept.',
  },
  rights: { id: 'information.privacy.rights', defaultMessage: 'Your rights' },
  rights1: {
    id: 'information.privacy.rights1',
    defaultMessage:
      'You may know what we hold, have it corrected, have it sent to you, and have it deleted. Write to {email}, or do it yourself on your own page.',
  },
  rights2: { id: 'information.privacy.rights2', defaultMessage: 'Answerable for it is {operator}, {address}.' },
});

export function privacy({ intl: { formatMessage } }: Reader, operator: Operator): Information {
  return {
    title: formatMessage(messages.title),
    sections: [
      {
        heading: formatMessage(messages.account),
        paragraphs: [formatMessage(messages.account1)],
      },
      {
        heading: formatMessage(messages.device),
        paragraphs: [formatMessage(messages.device1)],
      },
      {
        heading: formatMessage(messages.count),
        paragraphs: [formatMessage(messages.count1)],
      },
      {
        heading: formatMessage(messages.age),
        paragraphs: [formatMessage(messages.age1)],
      },
      {
        heading: formatMessage(messages.rights),
        paragraphs: [
          formatMessage(messages.rights1, { email: operator.email }),
          formatMessage(messages.rights2, { operator: operator.name, address: operator.address }),
        ],
      },
    ],
  };
}
