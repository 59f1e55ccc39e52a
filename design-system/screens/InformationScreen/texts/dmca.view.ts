import type { Operator } from '@afterglow/contract/brand';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../../reader/reader.ts';
import type { Information } from '../information.ts';

const messages = defineMessages<{
  title: {};
  notice: {};
  notice1: { email: string };
  noticePoint1: {};
  noticePoint2: {};
  noticePoint3: {};
  noticePoint4: {};
  noticePoint5: {};
  counter: {};
  counter1: {};
  repeat: {};
  repeat1: {};
}>({
  title: { id: 'information.dmca.title', defaultMessage: 'Copyright (DMCA)' },
  notice: { id: 'information.dmca.notice', defaultMessage: 'If your work is shown here without your consent' },
  notice1: {
    id: 'information.dmca.notice1',
    defaultMessage:
      'Tell us through our form or by mail to {email}. We look at every notice and take down what must go, usually within one working day. We need:',
  },
  noticePoint1: {
    id: 'information.dmca.noticePoint1',
    defaultMessage: 'which work it is, and that you hold the rights or speak for whoever does;',
  },
  noticePoint2: {
    id: 'information.dmca.noticePoint2',
    defaultMessage: 'the exact address of the page where it is shown;',
  },
  noticePoint3: { id: 'information.dmca.noticePoint3', defaultMessage: 'how we can reach you;' },
  noticePoint4: {
    id: 'information.dmca.noticePoint4',
    defaultMessage: 'a statement in good faith that the use is not allowed and that all of this is true;',
  },
  noticePoint5: { id: 'information.dmca.noticePoint5', defaultMessage: 'your name as a signature.' },
  counter: { id: 'information.dmca.counter', defaultMessage: 'If we took down what is yours' },
  counter1: {
    id: 'information.dmca.counter1',
    defaultMessage:
      'Answer our mail and say why the notice was wrong, with your name and address. If whoever gave notice does not go to court within ten working days, we put it back.',
  },
  repeat: { id: 'information.dmca.repeat', defaultMessage: 'Again and again' },
  repeat1: {
    id: 'information.dmca.repeat1',
    defaultMessage: 'Accounts that break the rights of others repeatedly are closed.',
  },
});

export function dmca({ intl: { formatMessage } }: Reader, operator: Operator): Information {
  return {
    title: formatMessage(messages.title),
    sections: [
      {
        heading: formatMessage(messages.notice),
        paragraphs: [formatMessage(messages.notice1, { email: operator.email })],
        points: [
          formatMessage(messages.noticePoint1),
          formatMessage(messages.noticePoint2),
          formatMessage(messages.noticePoint3),
          formatMessage(messages.noticePoint4),
          formatMessage(messages.noticePoint5),
        ],
      },
      {
        heading: formatMessage(messages.counter),
        paragraphs: [formatMessage(messages.counter1)],
      },
      {
        heading: formatMessage(messages.repeat),
        paragraphs: [formatMessage(messages.repeat1)],
      },
    ],
  };
}
