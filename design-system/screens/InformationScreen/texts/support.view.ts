import type { Operator } from '@afterglow/contract/brand';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../../reader/reader.ts';
import type { Information } from '../information.ts';

const messages = defineMessages<{
  title: {};
  reach: {};
  reach1: {};
  reach2: { operator: string; address: string; email: string };
  plays: {};
  plays1: {};
  plays2: {};
  account: {};
  account1: {};
  account2: {};
}>({
  title: { id: 'information.support.title', defaultMessage: 'Help and contact' },
  reach: { id: 'information.support.reach', defaultMessage: 'How to reach us' },
  reach1: {
    id: 'information.support.reach1',
    defaultMessage:
      'Write to us through our form; it needs no account. We answer to the address that you give, usually within two working days.',
  },
  reach2: { id: 'information.support.reach2', defaultMessage: 'By letter or mail: {operator}, {address}, {email}.' },
  plays: { id: 'information.support.plays', defaultMessage: 'A video does not play' },
  plays1: {
    id: 'information.support.plays1',
    defaultMessage:
      'Reload the page, and see whether another video plays. Blockers of advertisements sometimes stop the file as well.',
  },
  plays2: { id: 'information.support.plays2', defaultMessage: 'Private videos play for members who have signed in.' },
  account: { id: 'information.support.account', defaultMessage: 'Your account' },
  account1: {
    id: 'information.support.account1',
    defaultMessage:
      'Until you have followed the link in our mail, you cannot sign in. If it has not come, look among the unwanted mail, then sign up again.',
  },
  account2: {
    id: 'information.support.account2',
    defaultMessage:
      'You can have everything that we hold of you sent to you, and delete your account with all of it, on your own page under “Edit”.',
  },
});

export function support({ intl: { formatMessage } }: Reader, operator: Operator): Information {
  return {
    title: formatMessage(messages.title),
    sections: [
      {
        heading: formatMessage(messages.reach),
        paragraphs: [
          formatMessage(messages.reach1),
          formatMessage(messages.reach2, {
            operator: operator.name,
            address: operator.address,
            email: operator.email,
          }),
        ],
      },
      {
        heading: formatMessage(messages.plays),
        paragraphs: [formatMessage(messages.plays1), formatMessage(messages.plays2)],
      },
      {
        heading: formatMessage(messages.account),
        paragraphs: [formatMessage(messages.account1), formatMessage(messages.account2)],
      },
    ],
  };
}
