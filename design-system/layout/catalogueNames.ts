import { defineMessages } from 'react-intl';

/** Labels for the codes of catalogues, videos and playlists, each of which a site of its own has; `she` is never shown. */
export const catalogueNames = defineMessages({
  str: { id: 'orientationMenu.straight', defaultMessage: 'Straight' },
  gay: { id: 'orientationMenu.gay', defaultMessage: 'Gay' },
  she: { id: 'orientationMenu.trans', defaultMessage: 'Trans' },
});
