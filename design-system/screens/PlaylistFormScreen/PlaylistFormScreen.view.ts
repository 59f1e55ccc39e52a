import { defineMessages } from 'react-intl';
import type { PlaylistFormProps } from '../../forms/PlaylistForm/PlaylistForm.tsx';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';

type Name = { name: string };

const messages = defineMessages<{ new: Name; edit: Name; description: Name }>({
  new: { id: 'playlistFormScreen.headNew', defaultMessage: 'New playlist – {name}' },
  edit: { id: 'playlistFormScreen.headEdit', defaultMessage: 'Edit a playlist – {name}' },
  description: { id: 'playlistFormScreen.description', defaultMessage: 'Playlists of members of {name}.' },
});

export const playlistFormHead = (section: PlaylistFormProps['section'], { brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages[section], { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
