import { defineMessages } from 'react-intl';

/** What each thing that is kept on the visitor's device is for, by its name in the site's registry. */
export const devicePurposes = defineMessages({
  searches: {
    id: 'device.searches',
    defaultMessage: 'Your last searches, which the search box offers you again.',
  },
});
