import { defineMessages } from 'react-intl';

/** Purpose of each item stored on the visitor's device, by its name in the site's registry. */
export const devicePurposes = defineMessages({
  player: {
    id: 'device.player',
    defaultMessage: 'How you set the player: quality, volume, speed, captions and shortcuts.',
  },
  positions: {
    id: 'device.positions',
    defaultMessage: 'Where you stopped watching, so that a video goes on from there. The player has a switch for it.',
  },
  searches: {
    id: 'device.searches',
    defaultMessage: 'Your last searches, which the search box offers you again.',
  },
});
