import type { SignedIn } from '@afterglow/contract/globals';
import { maxFormBytes, maxPictureFormBytes } from '@afterglow/contract/bodyLimits';
import {
  avatar,
  cover,
  deletion,
  history,
  notificationMark,
  notificationSettings,
  password,
  privacy,
  profile,
  sessions,
} from '../data/accountForms.ts';
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
import { changeVideo, deleteVideo } from '../data/studio.ts';
import type { EditStep } from '../routing/memberTabs.ts';
import { pathAfterSignIn } from '../routing/pathAfterSignIn.ts';
import { mailedLinkFlash, type MailedLinkFlash } from '../routing/mailedLinkFlash.ts';
import { joinQuery } from '../runtime/routing/query.ts';
import { letterSubject, receiptAddress } from '../routing/reportAddress.ts';
import { hrefsFor } from '../shell/hrefs.ts';
import type { PageAddress } from '../kit/definePage.ts';

/** A form that was sent: its reply, the path and query of its page, and the signed-in user. */
export interface Done {
  query: URLSearchParams;
  reply: Readonly<Record<string, unknown>>;
  path: string;
  user: SignedIn | null;
}

/** A form that a page posts to itself, for visitors without script. */
interface PageForm {
  path: string;
  /** Name of the page, if its path has parameters. */
  page?: string;
  /** Value of `step` in the page's query. */
  step?: string;
  /** Distinguishes several forms of one page: the first one that accepts the query is taken. */
  isAt?: (query: URLSearchParams) => boolean;
  /** A function if the path of the page says what the form is about. */
  form: FormDefinition | ((path: string) => FormDefinition);
  /** Whether the form needs a captcha, which is a sum without script. */
  captcha?: boolean;
  /** Whether the form is sent with the token of a mailed link. */
  mailed?: boolean;
  /** The most bytes that the form may have. */
  maxBytes?: number;
  /** Returns the address that the form leads to once it is done. */
  next: (done: Done) => string;
  /** Code of the message that is shown there, once. */
  flash?: string | ((fields: Readonly<Record<string, string>>, reply: Done['reply']) => string | undefined);
  /** Whether only the member whom the page is about may send it. */
  own?: boolean;
}

/** The form of a page, made for the path of that page. */
export type FormAt = PageForm & { form: FormDefinition };

const idIn = (path: string): number => Number(/\/(\d+)\//.exec(path)?.[1] ?? 0);

/** Returns a form of the edit tab. That tab has several, distinguished by `step`; each leads back to it. */
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

/**
 * Returns the form of the account's history, which the edit tab and the history's own tab have. It leads to the list's
 * first page, as there are other pages after the history was cleared.
 */
const historyForm = (path: string, page: string): PageForm =>
  editForm('history', history, {
    path,
    page,
    flash: ({ section }) => `history.${section}`,
    next: ({ path: from }) => from.replace(/\/\d+\/$/, '/1/'),
  });

const without = (query: URLSearchParams, ...names: readonly string[]) =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));

/** Returns the form of a press on a comment, which leads back to the page. */
const commentPress = (path: string, page: string): PageForm => ({
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

/**
 * Returns the form of a comment, which leads to where the comment is shown: a new one on the first page, a reply at the
 * comment that it answers.
 * @param first returns the address of the first page of comments
 */
const commentForm = (path: string, page: string, first: (from: string) => string): PageForm => ({
  path,
  page,
  form: comment,
  next: ({ query, path: from }) => {
    const answered = query.get('reply');
    return answered === null ? first(from) : `${joinQuery(from, without(query, 'reply'))}#comment-${answered}`;
  },
});

/** Returns the flash message of a mailed link: what it has done, and the name of its account for the sign-in form. */
const flashWithName =
  (code: MailedLinkFlash): NonNullable<PageForm['flash']> =>
  (_, { username }) =>
    typeof username === 'string' ? mailedLinkFlash(code, username) : code;

const forms: readonly PageForm[] = [
  editForm('profile', profile),
  editForm('privacy', privacy),
  editForm('notifications', notificationSettings),
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
  commentForm('/video/:id/:dir/', 'video/VideoCommentsPage', (from) => `${from}?page=1#comments`),
  commentForm('/pornstar/:dir/comments/', 'model/ModelCommentsPage', (from) => from),
  commentForm('/members/:id/wall/:page/', 'member/WallPage', (from) => from.replace(/\d+\/$/, '1/')),
  commentPress('/video/:id/:dir/', 'video/VideoCommentsPage'),
  commentPress('/pornstar/:dir/comments/', 'model/ModelCommentsPage'),
  commentPress('/members/:id/wall/:page/', 'member/WallPage'),
  {
    path: '/actions/',
    form: press,
    next: ({ query }) => joinQuery('/actions/', query),
    flash: ({ press: pressed = '' }) => saidOfPress(pressed),
  },
  {
    path: '/notifications/',
    form: notificationMark,
    next: ({ path, query }) => joinQuery(path, query),
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
    next: ({ user }) => (user === null ? '/' : hrefsFor('/').member(user, 'playlists')),
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
  {
    path: '/studio/:id/',
    page: 'studio/StudioVideoPage',
    form: (path) => changeVideo(idIn(path)),
    maxBytes: maxPictureFormBytes,
    next: () => '/studio/',
  },
  {
    path: '/studio/:id/',
    page: 'studio/DeleteVideoPage',
    step: 'delete',
    form: (path) => deleteVideo(idIn(path)),
    next: () => '/studio/',
  },
  { path: '/report/', form: report, captcha: true, maxBytes: maxFormBytes, next: ({ reply }) => receiptAddress(reply) },
];

/** Paths of the pages that have a form. */
export const formPaths: readonly string[] = [...new Set(forms.map(({ path }) => path))];

/** Returns the form of the page at an address; undefined if it has none. */
export function formAt({ path, query, route }: PageAddress): FormAt | undefined {
  const found = forms.find(
    (form) =>
      (form.page === undefined ? form.path === path : form.page === route?.page.file) &&
      (form.step ?? null) === query.get('step') &&
      (form.isAt === undefined || form.isAt(query)),
  );
  return found && { ...found, form: typeof found.form === 'function' ? found.form(path) : found.form };
}
