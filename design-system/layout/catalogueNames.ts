import { defineMessages } from 'react-intl';

/**
 * Labels for the codes of the catalogues of videos and playlists, each of which has its own site. The code `she` itself
 * is never shown.
 */
export const catalogueNames = defineMessages({
  str: { id: 'orientationMenu.straight', defaultMessage: 'Straight' },
  gay: { id: 'orientationMenu.gay', defaultMessage: 'Gay' },
  she: { id: 'orientationMenu.trans', defaultMessage: 'Trans' },
});
