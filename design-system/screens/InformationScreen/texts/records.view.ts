import type { Operator } from '@afterglow/contract/brand';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../../reader/reader.ts';
import type { Information } from '../information.ts';

const messages = defineMessages<{
  title: {};
  adults: {};
  adults1: {};
  keeper: {};
  keeper1: { keeper: string };
  doubt: {};
  doubt1: {};
}>({
  title: {
    id: 'information.records.title',
    defaultMessage: '18 U.S.C. 2257 Record-Keeping Requirements Compliance Statement',
  },
  adults: { id: 'information.records.adults', defaultMessage: 'All are adults' },
  adults1: {
    id: 'information.records.adults1',
    defaultMessage:
      'All persons who appear in any visual depiction on this site were 18 years of age or older when it was made.',
  },
  keeper: { id: 'information.records.keeper', defaultMessage: 'Who keeps the records' },
  keeper1: {
    id: 'information.records.keeper1',
    defaultMessage:
      'The records that 18 U.S.C. 2257 and 28 C.F.R. 75 require are kept by the producers of each depiction. For what the operator has made itself, they are kept by: {keeper}.',
  },
  doubt: { id: 'information.records.doubt', defaultMessage: 'If you have a doubt' },
  doubt1: {
    id: 'information.records.doubt1',
    defaultMessage:
      'If you believe that somebody shown here is not an adult or has not agreed, report it at once through our form. Such material is hidden while we look into it.',
  },
});

export function records({ intl: { formatMessage } }: Reader, operator: Operator): Information {
  return {
    title: formatMessage(messages.title),
    sections: [
      {
        heading: formatMessage(messages.adults),
        paragraphs: [formatMessage(messages.adults1)],
      },
      {
        heading: formatMessage(messages.keeper),
        paragraphs: [formatMessage(messages.keeper1, { keeper: operator.recordsKeeper })],
      },
      {
        heading: formatMessage(messages.doubt),
        paragraphs: [formatMessage(messages.doubt1)],
      },
    ],
  };
}
