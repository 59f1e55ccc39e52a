import type { Operator } from '@afterglow/contract/brand';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../../reader/reader.ts';
import type { Information } from '../information.ts';

const messages = defineMessages<{
  title: {};
  adults: {};
  adults1: {};
  account: {};
  account1: {};
  yours: {};
  yours1: {};
  yoursPoint1: {};
  yoursPoint2: {};
  yoursPoint3: {};
  forbidden: {};
  forbidden1: {};
  forbiddenPoint1: {};
  forbiddenPoint2: {};
  forbiddenPoint3: {};
  forbiddenPoint4: {};
  liable: {};
  liable1: {};
  liable2: { operator: string; address: string };
}>({
  title: { id: 'information.terms.title', defaultMessage: 'Terms of use' },
  adults: { id: 'information.terms.adults', defaultMessage: 'For adults only' },
  adults1: {
    id: 'information.terms.adults1',
    defaultMessage:
      'This site shows material for adults. You may use it only if you are 18 or older, and of age where you live.',
  },
  account: { id: 'information.terms.account', defaultMessage: 'Your account' },
  account1: {
    id: 'information.terms.account1',
    defaultMessage:
      'Keep your password to yourself; what is done with your account counts as done by you. One person has one account.',
  },
  yours: { id: 'information.terms.yours', defaultMessage: 'What you upload' },
  yours1: {
    id: 'information.terms.yours1',
    defaultMessage:
      'It stays yours. You allow us to show it on this site for as long as it is here, and you confirm that:',
  },
  yoursPoint1: {
    id: 'information.terms.yoursPoint1',
    defaultMessage: 'all persons in it are adults, and you hold the records that prove it;',
  },
  yoursPoint2: { id: 'information.terms.yoursPoint2', defaultMessage: 'all of them have agreed to its being shown;' },
  yoursPoint3: { id: 'information.terms.yoursPoint3', defaultMessage: 'you hold the rights to it.' },
  forbidden: { id: 'information.terms.forbidden', defaultMessage: 'What is not allowed' },
  forbidden1: {
    id: 'information.terms.forbidden1',
    defaultMessage: 'We remove it, close the account, and report what must be reported:',
  },
  forbiddenPoint1: {
    id: 'information.terms.forbiddenPoint1',
    defaultMessage: 'minors, or persons who are made to look like minors;',
  },
  forbiddenPoint2: {
    id: 'information.terms.forbiddenPoint2',
    defaultMessage: 'acts without consent, violence, blood, animals, incest;',
  },
  forbiddenPoint3: {
    id: 'information.terms.forbiddenPoint3',
    defaultMessage: 'pictures of persons who have not agreed;',
  },
  forbiddenPoint4: {
    id: 'information.terms.forbiddenPoint4',
    defaultMessage: 'insults, threats, advertising, and attempts to disturb the site.',
  },
  liable: { id: 'information.terms.liable', defaultMessage: 'What we answer for' },
  liable1: {
    id: 'information.terms.liable1',
    defaultMessage:
      'We keep the site running as well as we can, and cannot promise that it always runs. For what members upload we answer from the moment we know of it.',
  },
  liable2: { id: 'information.terms.liable2', defaultMessage: 'These terms are those of {operator}, {address}.' },
});

export function terms({ intl: { formatMessage } }: Reader, operator: Operator): Information {
  return {
    title: formatMessage(messages.title),
    sections: [
      { heading: formatMessage(messages.adults), paragraphs: [formatMessage(messages.adults1)] },
      { heading: formatMessage(messages.account), paragraphs: [formatMessage(messages.account1)] },
      {
        heading: formatMessage(messages.yours),
        paragraphs: [formatMessage(messages.yours1)],
        points: [
          formatMessage(messages.yoursPoint1),
          formatMessage(messages.yoursPoint2),
          formatMessage(messages.yoursPoint3),
        ],
      },
      {
        heading: formatMessage(messages.forbidden),
        paragraphs: [formatMessage(messages.forbidden1)],
        points: [
          formatMessage(messages.forbiddenPoint1),
          formatMessage(messages.forbiddenPoint2),
          formatMessage(messages.forbiddenPoint3),
          formatMessage(messages.forbiddenPoint4),
        ],
      },
      {
        heading: formatMessage(messages.liable),
        paragraphs: [
          formatMessage(messages.liable1),
          formatMessage(messages.liable2, { operator: operator.name, address: operator.address }),
        ],
      },
    ],
  };
}
