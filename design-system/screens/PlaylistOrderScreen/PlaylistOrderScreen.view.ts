import type { Playlist } from '@afterglow/contract/playlist';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'playlistOrderScreen.head', defaultMessage: 'Arrange a playlist – {name}' },
  description: { id: 'playlistFormScreen.description', defaultMessage: 'Playlists of members of {name}.' },
});

export const playlistOrderHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});

export const playlistOrderScreen = ({ title }: Playlist) => ({ name: title });
