import { defineMessages } from 'react-intl';

/** Purpose of each item stored on the visitor's device, by its name in the site's registry. */
export const devicePurposes = defineMessages({
  theme: { id: 'device.theme', defaultMessage: 'Whether pages are light or dark.' },
  discreet: { id: 'device.discreet', defaultMessage: 'Whether pictures and titles are blurred.' },
  density: { id: 'device.density', defaultMessage: 'How close the videos of lists stand.' },
  homeRows: {
    id: 'device.homeRows',
    defaultMessage: 'Which rows your home page shows, and in which order.',
  },
  theatre: { id: 'device.theatre', defaultMessage: 'Whether videos take the whole width.' },
  language: { id: 'device.language', defaultMessage: 'The language that you chose.' },
  gate: { id: 'device.gate', defaultMessage: 'When you accepted the notice about adult content.' },
  consent: { id: 'device.consent', defaultMessage: 'Whether you allow what the site does not need.' },
  consentAsked: { id: 'device.consentAsked', defaultMessage: 'That you were asked about it.' },
  player: {
    id: 'device.player',
    defaultMessage: 'How you set the player: quality, volume, speed, audio track, captions and shortcuts.',
  },
  positions: {
    id: 'device.positions',
    defaultMessage: 'Where you stopped watching, so that a video goes on from there. The player has a switch for it.',
  },
  playlistPlaces: {
    id: 'device.playlistPlaces',
    defaultMessage: 'How far you have come in playlists. The player’s switch for positions turns this off, too.',
  },
  history: { id: 'device.history', defaultMessage: 'The videos that you watched, for your history.' },
  historySettings: {
    id: 'device.historySettings',
    defaultMessage: 'Whether a history is kept, and how soon it is forgotten.',
  },
  hiddenChannels: {
    id: 'device.hiddenChannels',
    defaultMessage: 'Channels whose videos you have hidden. Delete them to see their videos again.',
  },
  hiddenWords: {
    id: 'device.hiddenWords',
    defaultMessage:
      'Words of titles and comments that you have hidden. Delete them to see such videos and comments again.',
  },
  drafts: { id: 'device.drafts', defaultMessage: 'Comments and messages that you began to write and have not sent.' },
  uploadDrafts: {
    id: 'device.uploadDrafts',
    defaultMessage: 'What you have written about a video that is still being uploaded.',
  },
  formDrafts: {
    id: 'device.formDrafts',
    defaultMessage:
      'What you have typed into a form and not sent, and the address that a link went to. Only this tab has it, until you close it.',
  },
  searches: {
    id: 'device.searches',
    defaultMessage: 'Your last searches, which the search box offers you again.',
  },
});
