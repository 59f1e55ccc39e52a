import type { SignedIn } from '@afterglow/contract/globals';
import { maxFormBytes, maxPictureFormBytes } from '@afterglow/contract/bodyLimits';
import { avatar, cover, deletion, history, password, privacy, profile, sessions } from '../data/accountForms.ts';
import {
  comment,
  arrangePlaylist,
  confirmEmail,
  contact,
  deletePlaylist,
  memberPress,
  message,
  editPlaylist,
  newPlaylist,
  report,
  requestSignInLink,
  resetPassword,
  restorePassword,
  signIn,
  signInByLink,
  signUp,
  type FormDefinition,
} from '../data/forms.ts';
import { press, saidOfPress } from '../data/press.ts';
import type { EditStep } from '../routing/memberTabs.ts';
import { pageHrefs } from '../routing/pageHrefs.ts';
import { pathAfterSignIn } from '../routing/localPath.ts';
import { mailedLinkFlash, type MailedLinkFlash } from '../routing/mailedLinkFlash.ts';
import { joinQuery } from '../routing/query.ts';
import { letterSubject, receiptAddress } from '../routing/reportAddress.ts';
import type { PageAddress } from '../shell/routes.ts';

/** A form that was sent, from the page at a path and its query. */
export interface Done {
  query: URLSearchParams;
  reply: Readonly<Record<string, unknown>>;
  path: string;
  user: SignedIn | null;
}

/** A form that a page posts to itself, for visitors without script. */
interface PageForm {
  path: string;
  /** The page, where its path has parameters. */
  page?: string;
  /** Of the page's `step`. */
  step?: string;
  /** Of several forms of one page, the first whose query this is. */
  isAt?: (query: URLSearchParams) => boolean;
  /** A function if the path of the page says what it is about. */
  form: FormDefinition | ((path: string) => FormDefinition);
  /** Whether it needs a captcha; without script, a sum. */
  captcha?: boolean;
  /** Whether it is sent with the token of a mailed link. */
  mailed?: boolean;
  /** The most bytes of it. */
  maxBytes?: number;
  /** Where it leads once it is done. */
  next: (done: Done) => string;
  /** What is said there, once. */
  flash?: string | ((fields: Readonly<Record<string, string>>, reply: Done['reply']) => string | undefined);
  /** Whether it is for the member alone whom the page is about. */
  own?: boolean;
}

/** The form of a page, for the path that it is at. */
export type FormAt = PageForm & { form: FormDefinition };

const idIn = (path: string): number => Number(/\/(\d+)\//.exec(path)?.[1] ?? 0);

/** A form of the edit tab, which has several, told apart by the `step`; it leads back to the tab. */
const editForm = (step: EditStep, form: FormDefinition, options: Partial<PageForm> = {}): PageForm => ({
  path: '/members/:id/:tab/',
  page: 'member/EditPage',
  step,
  own: true,
  form,
  flash: step,
  next: ({ path }) => path,
  ...options,
});

/** It stands on the edit tab and on the history's own, whose pages are others once it is cleared. */
const historyForm = (path: string, page: string): PageForm =>
  editForm('history', history, {
    path,
    page,
    flash: ({ section }) => `history.${section}`,
    next: ({ path: from }) => from.replace(/\/\d+\/$/, '/1/'),
  });

const without = (query: URLSearchParams, ...names: readonly string[]) =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));

/** A press on one of the comments of a page, which comes back to it. */
const talkPress = (path: string, page: string): PageForm => ({
  path,
  page,
  step: 'press',
  form: press,
  next: ({ query, path: from }) => joinQuery(from, without(query, 'step', 'delete')),
  flash: ({ press: pressed }) => {
    const liked = new URLSearchParams(pressed).get('object_id');
    return liked === null ? undefined : `liked.${liked}`;
  },
});

/** A comment leads to where it stands: a new one first, a reply at what it answers. */
const talkForm = (path: string, page: string, first: (from: string) => string): PageForm => ({
  path,
  page,
  form: comment,
  next: ({ query, path: from }) => {
    const answered = query.get('reply');
    return answered === null ? first(from) : `${joinQuery(from, without(query, 'reply'))}#comment-${answered}`;
  },
});

/** What a mailed link has done, and whose account it was for, so that the name stands in the form to sign in. */
const flashWithName =
  (code: MailedLinkFlash): NonNullable<PageForm['flash']> =>
  (_, { username }) =>
    typeof username === 'string' ? mailedLinkFlash(code, username) : code;

const forms: readonly PageForm[] = [
  editForm('profile', profile),
  editForm('privacy', privacy),
  editForm('avatar', avatar, { maxBytes: maxPictureFormBytes }),
  editForm('cover', cover, { maxBytes: maxPictureFormBytes }),
  editForm('password', password),
  editForm('sessions', sessions, { flash: ({ end }) => (end === 'others' ? 'sessions.others' : 'sessions') }),
  historyForm('/members/:id/:tab/', 'member/EditPage'),
  historyForm('/members/:id/:tab/:page/', 'member/OwnHistoryPage'),
  editForm('delete', deletion, { flash: 'account_deleted', next: () => '/signin/' }),
  { path: '/signin/', form: signIn, next: ({ query }) => pathAfterSignIn(query) },
  { path: '/signin/', step: 'mail_link', form: requestSignInLink, next: () => '/signin/?step=link_sent' },
  { path: '/signin/', step: 'link', form: signInByLink, mailed: true, next: () => '/' },
  { path: '/signup/', form: signUp, captcha: true, next: () => '/signup/?step=send_email' },
  {
    path: '/signup/',
    step: 'confirm',
    form: confirmEmail,
    mailed: true,
    next: () => '/signin/',
    flash: flashWithName('confirmed'),
  },
  {
    path: '/restore-password/',
    form: restorePassword,
    next: () => '/restore-password/?step=restore_password_success',
  },
  {
    path: '/restore-password/',
    step: 'reset',
    form: resetPassword,
    mailed: true,
    next: () => '/signin/',
    flash: flashWithName('password_changed'),
  },
  {
    path: '/report/',
    isAt: (query) => letterSubject(query) !== null,
    form: contact,
    captcha: true,
    maxBytes: maxPictureFormBytes,
    next: ({ reply }) => receiptAddress(reply),
  },
  talkForm('/video/:id/:dir/', 'video/VideoTalkPage', (from) => `${from}?page=1#comments`),
  talkForm('/pornstar/:dir/comments/', 'model/ModelCommentsPage', (from) => from),
  talkForm('/members/:id/wall/:page/', 'member/WallPage', (from) => from.replace(/\d+\/$/, '1/')),
  talkPress('/video/:id/:dir/', 'video/VideoTalkPage'),
  talkPress('/pornstar/:dir/comments/', 'model/ModelCommentsPage'),
  talkPress('/members/:id/wall/:page/', 'member/WallPage'),
  {
    path: '/actions/',
    form: press,
    next: ({ query }) => joinQuery('/actions/', query),
    flash: ({ press: pressed = '' }) => saidOfPress(pressed),
  },
  {
    path: '/messages/:id/',
    page: 'messages/MessagesPage',
    form: message,
    next: ({ path }) => path,
  },
  {
    path: '/members/:id/friends/:page/',
    page: 'member/FriendsPage',
    form: memberPress,
    next: ({ path }) => path,
  },
  {
    path: '/members/:id/',
    page: 'member/MemberPage',
    form: memberPress,
    next: ({ path }) => path,
  },
  {
    path: '/playlist/:id/info/',
    page: 'playlist/EditPlaylistPage',
    step: 'edit',
    form: (path) => editPlaylist(idIn(path)),
    next: ({ path }) => path.replace(/info\/$/, ''),
    flash: 'playlist_edit',
  },
  {
    path: '/playlist/:id/info/',
    page: 'playlist/ArrangePlaylistPage',
    step: 'arrange',
    form: (path) => arrangePlaylist(idIn(path)),
    maxBytes: maxFormBytes,
    next: ({ path }) => `${path}?step=arrange`,
  },
  {
    path: '/playlist/:id/info/',
    page: 'playlist/DeletePlaylistPage',
    step: 'delete',
    form: (path) => deletePlaylist(idIn(path)),
    next: ({ user }) => (user === null ? '/' : pageHrefs.member(user, 'playlists')),
    flash: 'playlist_deleted',
  },
  {
    path: '/members/:id/playlists/1/',
    page: 'member/NewPlaylistPage',
    step: 'new',
    form: newPlaylist,
    next: ({ reply: { playlist_id: id }, path }) => (typeof id === 'number' ? `/playlist/${id}/` : path),
    flash: 'playlist_new',
  },
  { path: '/report/', form: report, captcha: true, maxBytes: maxFormBytes, next: ({ reply }) => receiptAddress(reply) },
];

/** Paths of the pages that have a form. */
export const formPaths: readonly string[] = [...new Set(forms.map(({ path }) => path))];

/** The form of the page at an address; undefined if it has none. */
export function formAt({ path, query, route }: PageAddress): FormAt | undefined {
  const found = forms.find(
    (form) =>
      (form.page === undefined ? form.path === path : form.page === route?.page) &&
      (form.step ?? null) === query.get('step') &&
      (form.isAt === undefined || form.isAt(query)),
  );
  return found && { ...found, form: typeof found.form === 'function' ? found.form(path) : found.form };
}
