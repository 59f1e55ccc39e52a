import { maxPictureFormBytes } from '@afterglow/contract/bodyLimits';
import {
  avatar,
  cover,
  deletion,
  email,
  history,
  notificationSettings,
  password,
  privacy,
  profile,
  sessions,
  username,
} from '../../data/accountForms.ts';
import { memberButtonAct, newPlaylist as newPlaylistForm, type FormDefinition } from '../../data/formDefinitions.ts';
import { commentForms } from '../../features/comments/commentPageForms.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import type { EditStep } from '../../routing/memberTabs.ts';
import { signIn } from '../account/page.ts';
import { playlist } from '../playlist/page.ts';
import { editMember, friends, member, memberInfo, memberVideos, newPlaylist, ownHistory, wall } from './page.ts';

/** Returns a form of the edit tab. That tab has several, distinguished by `step`; each leads back to it. */
const editForm = (step: EditStep, form: FormDefinition, options: Partial<PageForm> = {}): PageForm => ({
  page: editMember,
  step,
  own: true,
  form,
  flash: step,
  next: ({ path }) => path,
  ...options,
});

const historyForm = (options: Partial<PageForm> = {}): PageForm =>
  editForm('history', history, { flash: ({ section }) => `history.${section}`, ...options });

const edit: readonly PageForm[] = [
  editForm('profile', profile),
  editForm('privacy', privacy),
  editForm('notifications', notificationSettings),
  editForm('avatar', avatar, { maxBytes: maxPictureFormBytes }),
  editForm('cover', cover, { maxBytes: maxPictureFormBytes }),
  editForm('username', username),
  editForm('email', email),
  editForm('password', password),
  editForm('sessions', sessions, { flash: ({ end }) => (end === 'others' ? 'sessions.others' : 'sessions') }),
  historyForm(),
  // There are no other pages after the history was cleared.
  historyForm({ page: ownHistory, next: ({ id }) => ownHistory.href({ id, page: 1 }) }),
  editForm('delete', deletion, { flash: 'account_deleted', next: () => signIn.path }),
];

export const forms: readonly PageForm[] = [
  ...edit,
  ...commentForms(wall, ({ id }) => wall.href({ id, page: 1 })),
  { page: [member, memberInfo, memberVideos, friends], form: memberButtonAct, next: ({ path }) => path },
  {
    page: newPlaylist,
    step: 'new',
    form: newPlaylistForm,
    next: ({ reply: { playlist_id: id }, path }) => (typeof id === 'number' ? playlist.href({ id }) : path),
    flash: 'playlist_new',
  },
];
