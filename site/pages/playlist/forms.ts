import { maxFormBytes } from '@afterglow/contract/bodyLimits';
import {
  arrangePlaylist as arrangeForm,
  deletePlaylist as deleteForm,
  editPlaylist as editForm,
} from '../../data/formDefinitions.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { home } from '../home/page.ts';
import { memberPlaylists } from '../member/page.ts';
import { arrangePlaylist, deletePlaylist, editPlaylist, playlist } from './page.ts';

export const forms: readonly PageForm[] = [
  {
    page: editPlaylist,
    step: 'edit',
    form: editForm,
    next: ({ id }) => playlist.href({ id }),
    flash: 'playlist_edit',
  },
  {
    page: arrangePlaylist,
    step: 'arrange',
    form: arrangeForm,
    maxBytes: maxFormBytes,
    next: ({ id }) => arrangePlaylist.href({ id }),
  },
  {
    page: deletePlaylist,
    step: 'delete',
    form: deleteForm,
    next: ({ user }) => (user === null ? home.path : memberPlaylists.href({ id: user.id, page: 1 })),
    flash: 'playlist_deleted',
  },
];
