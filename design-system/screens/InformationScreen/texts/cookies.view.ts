import { defineMessages } from 'react-intl';
import type { Reader } from '../../../reader/reader.ts';
import type { Information } from '../information.ts';

const messages = defineMessages({
  title: { id: 'information.cookies.title', defaultMessage: 'Cookies' },
  needed: { id: 'information.cookies.needed', defaultMessage: 'What the site needs' },
  needed1: {
    id: 'information.cookies.needed1',
    defaultMessage: 'These hold what you chose, or keep you signed in. They are never used for anything else.',
  },
  neededPoint1: { id: 'information.cookies.neededPoint1', defaultMessage: 'your session, while you are signed in;' },
  neededPoint2: { id: 'information.cookies.neededPoint2', defaultMessage: 'your language and your choice of colours;' },
  neededPoint3: {
    id: 'information.cookies.neededPoint3',
    defaultMessage: 'your answer about your age, and about cookies;',
  },
  neededPoint4: {
    id: 'information.cookies.neededPoint4',
    defaultMessage:
      'for 90 days, that you have signed in with this browser, so that wrong passwords from elsewhere do not lock you out.',
  },
  optional: { id: 'information.cookies.optional', defaultMessage: 'What you may allow' },
  optional1: {
    id: 'information.cookies.optional1',
    defaultMessage:
      'Counting of page views, and offers of other sites beside the videos. Nothing of this runs before you accept. A browser that asks not to be tracked counts as “Reject”.',
  },
  nothing: {
    id: 'information.cookies.nothing',
    defaultMessage: 'Nothing: this site counts no visits and shows no offers of others.',
  },
  change: { id: 'information.cookies.change', defaultMessage: 'Changing your mind' },
  change1: {
    id: 'information.cookies.change1',
    defaultMessage:
      'Your answer and everything else that this site keeps on your device stands on one page, where you can take it back.',
  },
});

export function cookies({ intl: { formatMessage }, brand }: Reader): Information {
  const { analytics, promo, ads } = brand;
  return {
    title: formatMessage(messages.title),
    sections: [
      {
        heading: formatMessage(messages.needed),
        paragraphs: [formatMessage(messages.needed1)],
        points: [
          formatMessage(messages.neededPoint1),
          formatMessage(messages.neededPoint2),
          formatMessage(messages.neededPoint3),
          formatMessage(messages.neededPoint4),
        ],
      },
      {
        heading: formatMessage(messages.optional),
        paragraphs: [formatMessage(analytics || promo || ads ? messages.optional1 : messages.nothing)],
      },
      {
        heading: formatMessage(messages.change),
        paragraphs: [formatMessage(messages.change1)],
      },
    ],
  };
}
