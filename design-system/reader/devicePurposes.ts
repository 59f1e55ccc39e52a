import { defineMessages } from 'react-intl';

/** Purpose of each item stored on the visitor's device, by its name in the site's registry. */
export const devicePurposes = defineMessages({
  searches: {
    id: 'device.searches',
    defaultMessage: 'Your last searches, which the search box offers you again.',
  },
});
