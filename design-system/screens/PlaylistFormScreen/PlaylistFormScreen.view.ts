import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { PlaylistFormScreenProps } from './PlaylistFormScreen.tsx';

type Name = { name: string };

const messages = defineMessages<{ new: Name; edit: Name; delete: Name; description: Name }>({
  new: { id: 'playlistFormScreen.headNew', defaultMessage: 'New playlist – {name}' },
  edit: { id: 'playlistFormScreen.headEdit', defaultMessage: 'Edit a playlist – {name}' },
  delete: { id: 'playlistFormScreen.headDelete', defaultMessage: 'Delete a playlist – {name}' },
  description: { id: 'playlistFormScreen.description', defaultMessage: 'Playlists of members of {name}.' },
});

export const playlistFormHead = (
  section: PlaylistFormScreenProps['form']['section'],
  { brand, intl }: Reader,
): DocumentHead => ({
  title: intl.formatMessage(messages[section], { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
