/** The authorization matrix: every action with the expected reply for each visitor. */
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { SectionInput } from '@afterglow/contract/forms/sections';
import { longestVideos } from '../tools/callPaths.ts';
import { emptyProfile } from '../tools/emptyProfile.ts';
import type { VideoSection } from '@afterglow/contract/lists';
import { noFilters } from '@afterglow/contract/lists';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullModels } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';

export const visitors = [
  'guest',
  'unconfirmed',
  'expired',
  'member',
  'owner',
  'friend',
  'blocked',
  'gated guest',
  'gated member',
  'former friend',
  'member under check',
  'gated member under check',
] as const;
export type Visitor = (typeof visitors)[number];

/** Visitors who may do neither more nor less than others. A moderator acts by a command and has no account. */
export const sameAs: Partial<Record<Visitor, Visitor>> = {
  'former friend': 'member',
  'member under check': 'member',
  'gated member under check': 'gated member',
};

/** Two owners, each an ordinary member to the other, and further members. */
export const people = {
  a: 7_100_001,
  b: 7_100_002,
  friend: 7_100_003,
  blocked: 7_100_004,
  unconfirmed: 7_100_005,
  formerFriend: 7_100_006,
  underCheck: 7_100_007,
} as const;

/** A member with the ids of the objects that each cell uses. */
export interface Owner {
  id: number;
  publicList: number;
  privateList: number;
  comment: number;
  notification: number;
  /** An uploaded file whose form is not saved yet. */
  upload: number;
  session: string;
}

/** `ok`, or the status and code of a refusal. */
export type Cell = 'ok' | readonly [status: number, code: string];
/** The expected replies of an action. By default, gated visitors are refused and all others are allowed. */
type Row = Partial<Record<Visitor, Cell>>;

const login: Cell = [401, 'login'];
const forbidden: Cell = [403, 'forbidden'];
const missing: Cell = [404, 'not_found'];
const self: Cell = [200, 'self'];
export const gated: Cell = [403, 'age_required'];

/** The existing API sends this as a message without a code. */
const loginSentence: Cell = [403, 'Please log in to complete this action'];

const guestsLogin: Row = { guest: login, unconfirmed: login, expired: login };
const guestsMissing: Row = { guest: missing, unconfirmed: missing, expired: missing };
const all = (cell: Cell): Row => ({
  guest: cell,
  unconfirmed: cell,
  expired: cell,
  member: cell,
  owner: cell,
  friend: cell,
  blocked: cell,
});
const members = (cell: Cell): Row => ({ ...guestsLogin, member: cell, owner: cell, friend: cell, blocked: cell });
const gatedToo = (cell: Cell): Row => ({ ...all(cell), 'gated guest': cell, 'gated member': cell });
const ownerOnly = (refusal: Cell): Row => ({ ...members(refusal), owner: 'ok' });

export interface Action {
  /** Whether the owners have opened to friends the tabs that are closed to everybody. */
  forFriends?: true;
  request: (owner: Owner) => { path: string; form?: Record<string, string | number> };
  cells: Row;
}

const videoListPath = (section: VideoSection, id: number) =>
  calls.videos.path(
    { gender: 'str', ...noFilters, section, objectId: String(id), sort: 'latest-updates', count: 60, page: 1 },
    0,
  );
const inputForm = (input: ActInput) => ({ path: calls.input.path(), form: callFields(input) });
const memberForm = (input: SectionInput) => ({ path: calls.ownPage.path(), form: callFields(input) });
const uploadForm = (form: Record<string, string | number>) => ({ path: calls.videoEdit.path(), form });
const videoId = videos.hd.id;

/** Reads of tabs that are closed to everybody. `guests`: their refusals, if they differ from those of members. */
const inClosedTabs: Record<string, Pick<Action, 'request'> & { guests?: Row }> = {
  'read favourites': { request: ({ id }) => ({ path: videoListPath('favourite', id) }) },
  'read friends': { request: ({ id }) => ({ path: calls.friends.path({ userId: id, page: 1 }) }) },
  'read a wall': {
    request: ({ id }) => ({
      path: calls.comments.path({ section: 'member', objectId: id, page: 1, sort: 'newest' }, 0),
    }),
  },
  'read playlists': {
    request: ({ id }) => ({
      path: calls.playlists.path(
        { gender: 'str', count: 60, section: 'member', objectId: String(id), sort: 'recent', page: 1, words: '' },
        0,
      ),
    }),
  },
  'read uploads': { request: ({ id }) => ({ path: videoListPath('member', id) }) },
  'comment on a wall': {
    request: ({ id }) => inputForm({ act: 'comment', section: 'member', object_id: id, text: 'Hello' }),
    guests: guestsLogin,
  },
};
const closedTabActions = Object.entries(inClosedTabs).flatMap(([name, { request, guests }]): [string, Action][] => {
  const cells: Row = { ...all(forbidden), ...guests, owner: 'ok' };
  return [
    [`${name}, closed`, { request, cells }],
    [`${name}, closed to all but friends`, { request, forFriends: true, cells: { ...cells, friend: 'ok' } }],
  ];
});

export const actions: Record<string, Action> = {
  ...Object.fromEntries(closedTabActions),
  'read what members do': {
    request: () => ({ path: calls.activity.path({ gender: 'str', count: 24, page: 1 }, 0) }),
    cells: all('ok'),
  },
  'read a private playlist': {
    request: ({ privateList }) => ({ path: calls.playlist.path({ id: privateList }, 0) }),
    cells: { ...guestsMissing, member: missing, friend: missing, blocked: missing, owner: 'ok' },
  },
  'read the videos of a private playlist': {
    request: ({ privateList }) => ({ path: videoListPath('playlist', privateList) }),
    cells: { ...guestsMissing, member: missing, friend: missing, blocked: missing, owner: 'ok' },
  },
  'read a public playlist': {
    request: ({ publicList }) => ({ path: calls.playlist.path({ id: publicList }, 0) }),
    cells: all('ok'),
  },
  'read a history': { request: ({ id }) => ({ path: videoListPath('history', id) }), cells: ownerOnly(forbidden) },
  'read watch later': {
    request: ({ id }) => ({ path: videoListPath('watch_later', id) }),
    cells: ownerOnly(forbidden),
  },
  'read videos of subscriptions': {
    request: ({ id }) => ({ path: videoListPath('subscriptions', id) }),
    cells: ownerOnly(forbidden),
  },
  'read subscriptions': {
    request: ({ id }) => ({ path: calls.subscriptions.path({ userId: id, type: 'model', page: 1 }) }),
    cells: ownerOnly(forbidden),
  },
  'read own uploads': { request: () => ({ path: calls.ownUploads.path() }), cells: members('ok') },
  'read a member': { request: ({ id }) => ({ path: calls.member.path({ id }, 0) }), cells: all('ok') },
  'read a list of videos': {
    request: () => ({
      path: longestVideos,
    }),
    cells: all('ok'),
  },

  'change a public playlist': {
    request: ({ publicList }) =>
      inputForm({ act: 'playlist', section: 'upd', playlist_id: publicList, title: 'Changed', desc: 'By somebody' }),
    cells: ownerOnly(forbidden),
  },
  'change a private playlist': {
    request: ({ privateList }) =>
      inputForm({ act: 'playlist', section: 'upd', playlist_id: privateList, title: 'Changed', desc: 'By somebody' }),
    cells: ownerOnly(missing),
  },
  'add to a public playlist': {
    request: ({ publicList }) =>
      inputForm({ act: 'playlist', section: 'add', playlist_id: publicList, video_id: videoId }),
    cells: ownerOnly(forbidden),
  },
  'add to a private playlist': {
    request: ({ privateList }) =>
      inputForm({ act: 'playlist', section: 'add', playlist_id: privateList, video_id: videoId }),
    cells: ownerOnly(missing),
  },
  'remove from a playlist': {
    request: ({ publicList }) =>
      inputForm({ act: 'playlist', section: 'del', playlist_id: publicList, video_id: videos.long.id }),
    cells: ownerOnly(forbidden),
  },
  'reorder a playlist': {
    request: ({ publicList }) =>
      inputForm({ act: 'playlist', section: 'order', playlist_id: publicList, videos: [videos.long.id] }),
    cells: ownerOnly(forbidden),
  },
  'delete a public playlist': {
    request: ({ publicList }) => inputForm({ act: 'playlist', section: 'del', playlist_id: publicList }),
    cells: ownerOnly(forbidden),
  },
  'delete a private playlist': {
    request: ({ privateList }) => inputForm({ act: 'playlist', section: 'del', playlist_id: privateList }),
    cells: ownerOnly(missing),
  },
  'vote on a private playlist': {
    request: ({ privateList }) => inputForm({ act: 'vote', section: 'playlist', object_id: privateList, vote: 1 }),
    cells: ownerOnly(missing),
  },
  'delete a comment': {
    request: ({ comment }) => inputForm({ act: 'comment', del: comment }),
    cells: ownerOnly(forbidden),
  },
  'edit a comment': {
    request: ({ comment }) => inputForm({ act: 'comment', edit: comment, text: 'Other words' }),
    cells: ownerOnly(forbidden),
  },
  'send a message': {
    request: ({ id }) => inputForm({ act: 'message', user_id: id, text: 'Hello' }),
    cells: { ...members('ok'), owner: self, blocked: forbidden },
  },
  'send a friend request': {
    request: ({ id }) => inputForm({ act: 'friend', section: 'add', user_id: id }),
    cells: { ...members('ok'), owner: self, friend: [200, 'already'], blocked: forbidden },
  },
  'accept a missing friend request': {
    request: ({ id }) => inputForm({ act: 'friend', section: 'accept', user_id: id }),
    cells: { ...members(missing), owner: self, friend: [200, 'already'], blocked: forbidden },
  },
  'end a friendship': {
    request: ({ id }) => inputForm({ act: 'friend', section: 'del', user_id: id }),
    cells: { ...members(missing), owner: self, friend: 'ok' },
  },
  'subscribe to a member': {
    request: ({ id }) => inputForm({ act: 'subscribe', section: 'member', object_id: id }),
    cells: { ...members('ok'), owner: self, blocked: forbidden },
  },
  'block a member': {
    request: ({ id }) => inputForm({ act: 'block', section: 'add', user_id: id }),
    cells: { ...members('ok'), owner: self },
  },
  'vote on a video': {
    request: () => inputForm({ act: 'vote', section: 'video', object_id: videoId, vote: 1 }),
    cells: members('ok'),
  },
  'add a favourite': {
    request: () => inputForm({ act: 'favourite', section: 'add', video_id: videoId }),
    cells: members('ok'),
  },
  'add to watch later': {
    request: () => inputForm({ act: 'watch_later', section: 'add', video_id: videoId }),
    cells: members('ok'),
  },
  'subscribe to a model': {
    request: () => inputForm({ act: 'subscribe', section: 'model', object_id: fullModels.man.id }),
    cells: members('ok'),
  },
  'comment on a video': {
    request: () => inputForm({ act: 'comment', section: 'video', object_id: videoId, text: 'Hello' }),
    cells: members('ok'),
  },
  'create a playlist': {
    request: () =>
      inputForm({ act: 'playlist', section: 'new', orientation: 'str', title: 'New one', desc: 'Made just now' }),
    cells: members('ok'),
  },
  'count a view': { request: () => inputForm({ act: 'view', video_id: videoId }), cells: all('ok') },

  'read the own page': { request: () => memberForm({ section: '' }), cells: members('ok') },
  'read who is blocked': { request: () => memberForm({ section: 'blocked' }), cells: members('ok') },
  'read votes on comments': {
    request: ({ comment }) => memberForm({ section: 'state', comment_ids: [comment] }),
    cells: members('ok'),
  },
  'read notifications': { request: () => memberForm({ section: 'notifications', page: 1 }), cells: members('ok') },
  'count unread notifications': {
    request: () => memberForm({ section: 'notifications', only: 'unread' }),
    cells: members('ok'),
  },
  'read the settings of notifications': {
    request: () => memberForm({ section: 'notification_settings' }),
    cells: members('ok'),
  },
  'change the settings of notifications': {
    request: () => memberForm({ section: 'notification_settings', kinds: 'wall', digest: 'daily' }),
    cells: members('ok'),
  },
  'mark a notification as read': {
    request: ({ notification }) => inputForm({ act: 'notification', section: 'read', notification_id: notification }),
    cells: ownerOnly(missing),
  },
  'mark all notifications as read': {
    request: ({ notification }) =>
      inputForm({ act: 'notification', section: 'read_all', notification_id: notification }),
    cells: ownerOnly(missing),
  },
  'mark subscriptions as seen': { request: () => inputForm({ act: 'seen' }), cells: members('ok') },
  'mark a subscription as seen that is none': {
    request: ({ id }) => inputForm({ act: 'seen', section: 'member', object_id: id }),
    cells: members(missing),
  },
  'clear the history': { request: () => inputForm({ act: 'history', section: 'clear' }), cells: members('ok') },
  'switch the history off': { request: () => inputForm({ act: 'history', section: 'off' }), cells: members('ok') },
  'remove from the history what is not in it': {
    request: () => inputForm({ act: 'history', section: 'del', video_id: videoId }),
    cells: members(missing),
  },
  'read videos for a sitemap': {
    request: () => ({ path: calls.sitemap.path({ count: 100, after: 0 }, 0) }),
    cells: all('ok'),
  },
  'read messages': {
    request: ({ id }) => memberForm({ section: 'messages', user_id: id, page: 1 }),
    cells: members('ok'),
  },
  'read friend requests': { request: () => memberForm({ section: 'friends' }), cells: members('ok') },
  'list sessions': { request: () => memberForm({ section: 'sessions' }), cells: members('ok') },
  'end a session of the owner': {
    request: ({ session }) => memberForm({ section: 'sessions', end: session }),
    cells: ownerOnly(missing),
  },
  'read the relation': { request: ({ id }) => memberForm({ section: 'state', user_id: id }), cells: members('ok') },
  'export the account': { request: () => memberForm({ section: 'export' }), cells: members('ok') },
  'change the profile': { request: () => memberForm(emptyProfile), cells: members('ok') },
  'change the password without the old one': {
    request: () => memberForm({ section: 'password', old: 'wrong', new: 'the new lantern' }),
    cells: members([200, 'invalid']),
  },
  'change the address without the password': {
    request: () => memberForm({ section: 'email', email: 'lantern@mail.example', pwd: 'wrong' }),
    cells: members([200, 'invalid']),
  },
  'take a name that is reserved': {
    request: () => memberForm({ section: 'username', username: 'admin' }),
    cells: members([200, 'username_taken']),
  },
  'delete an account without its password': {
    request: () => memberForm({ section: 'delete', pwd: 'wrong' }),
    cells: members([200, 'invalid']),
  },

  'read a video': { request: () => ({ path: calls.video.path({ id: videoId }) }), cells: all('ok') },
  'read related videos': {
    request: () => ({ path: calls.related.path({ id: videoId, type: 'all', page: 1, count: 60 }) }),
    cells: all('ok'),
  },
  search: {
    request: () => ({
      path: calls.search.path({
        gender: 'str',
        count: 60,
        objectId: '',
        ...noFilters,
        sort: 'relevance',
        page: 1,
        words: 'evening',
      }),
    }),
    cells: all('ok'),
  },
  'ask for suggestions': { request: () => ({ path: calls.suggest.path({ words: 'evening' }) }), cells: all('ok') },
  'read top names': { request: () => ({ path: calls.main.path({ gender: 'str', language: 'en' }) }), cells: all('ok') },
  'read search suggestions': { request: () => ({ path: calls.suggester.path({ count: 1_000 }) }), cells: all('ok') },
  'read the categories': {
    request: () => ({ path: calls.categories.path({ gender: 'str', kind: 'all', language: 'en' }) }),
    cells: all('ok'),
  },
  'read models': {
    request: () => ({
      path: calls.models.path({ gender: 'str', count: 60, filters: {}, sort: 'recent', page: 1, words: '' }),
    }),
    cells: all('ok'),
  },
  'read a model': { request: () => ({ path: calls.model.path({ dir: fullModels.man.dir }) }), cells: all('ok') },
  'read channels': {
    request: () => ({ path: calls.channels.path({ gender: 'str', count: 60, sort: 'recent', page: 1, words: '' }) }),
    cells: all('ok'),
  },
  'read a channel': {
    request: () => ({ path: calls.channel.path({ dir: fullChannels.standard.dir }) }),
    cells: all('ok'),
  },
  'read members': {
    request: () => ({ path: calls.members.path({ count: 96, filters: {}, sort: 'recent', page: 1, words: '' }) }),
    cells: all('ok'),
  },
  'play a video': { request: () => ({ path: calls.videoFile.path({ id: videoId }) }), cells: all('ok') },
  'play a private video': {
    request: () => ({ path: calls.videoFile.path({ id: videos.private.id }) }),
    cells: { guest: loginSentence, unconfirmed: loginSentence, expired: loginSentence },
  },
  'play a private video by a post': {
    request: () => ({ path: pathPrefix(calls.videoFile), form: { video_id: videos.private.id } }),
    cells: { guest: loginSentence, unconfirmed: loginSentence, expired: loginSentence },
  },

  'vote on a comment': {
    request: ({ comment }) => inputForm({ act: 'vote', section: 'comment', object_id: comment, vote: 1 }),
    cells: members('ok'),
  },
  'vote on a public playlist': {
    request: ({ publicList }) => inputForm({ act: 'vote', section: 'playlist', object_id: publicList, vote: 0 }),
    cells: members('ok'),
  },
  'vote on a model': {
    request: () => inputForm({ act: 'vote', section: 'model', object_id: fullModels.man.id, vote: 1 }),
    cells: members('ok'),
  },
  'subscribe to a channel': {
    request: () => inputForm({ act: 'subscribe', section: 'channel', object_id: fullChannels.standard.id }),
    cells: members('ok'),
  },
  'unsubscribe without a subscription': {
    request: () => inputForm({ act: 'subscribe', section: 'model', object_id: fullModels.man.id, del: 1 }),
    cells: members(missing),
  },
  'remove a missing favourite': {
    request: () => inputForm({ act: 'favourite', section: 'del', video_id: videoId }),
    cells: members(missing),
  },
  'unblock a member': {
    request: () => inputForm({ act: 'block', section: 'del', user_id: people.blocked }),
    cells: { ...ownerOnly(missing), blocked: self },
  },
  'answer a comment': {
    request: ({ comment }) =>
      inputForm({ act: 'comment', section: 'model', object_id: fullModels.man.id, parent_id: comment, text: 'Indeed' }),
    cells: members('ok'),
  },

  'open a tab to others': {
    request: () => memberForm({ section: 'privacy', tabs: 'info,wall' }),
    cells: members('ok'),
  },
  'end all other sessions': { request: () => memberForm({ section: 'sessions', end: 'others' }), cells: members('ok') },
  'send no picture': { request: () => memberForm({ section: 'avatar' }), cells: members([200, 'required']) },
  'send no cover': { request: () => memberForm({ section: 'cover' }), cells: members([200, 'required']) },

  'list own uploads': { request: () => uploadForm({ section: 'status' }), cells: members('ok') },
  'read the status of an upload': {
    request: ({ upload }) => uploadForm({ section: 'status', upload_id: upload }),
    cells: ownerOnly(missing),
  },
  'save an upload without a screenshot': {
    request: ({ upload }) =>
      uploadForm({
        ...{ section: 'save', upload_id: upload, title: 'An evening', categories: 'lakeside' },
        ...{ adults: 1, consent: 1, rights: 1 },
      }),
    cells: { ...members(missing), owner: [200, 'preview_required'] },
  },
  'read the studio': { request: () => ({ path: calls.studio.path({ page: 1 }) }), cells: members('ok') },
  'read a video in the studio that is nobody’s': {
    request: () => ({ path: calls.studioVideo.path({ id: videoId }) }),
    cells: members(missing),
  },
  'change a video that is nobody’s': {
    request: () => uploadForm({ section: 'edit', video_id: videoId, title: 'An evening', categories: 'lakeside' }),
    cells: members(missing),
  },
  'delete a video that is nobody’s': {
    request: () => uploadForm({ section: 'delete', video_id: videoId }),
    cells: members(missing),
  },
  'restore a video that is nobody’s': {
    request: () => uploadForm({ section: 'restore', video_id: videoId }),
    cells: members(missing),
  },
  'add captions without a file': {
    request: () => uploadForm({ section: 'captions', video_id: videoId, lang: 'en' }),
    cells: members([200, 'required']),
  },
  'remove captions of a video that is nobody’s': {
    request: () => uploadForm({ section: 'captions_remove', video_id: videoId, track: 'captions-1.vtt' }),
    cells: members(missing),
  },
  'write chapters of a video that is nobody’s': {
    request: () => uploadForm({ section: 'chapters', video_id: videoId, chapters: '0:00 Arrival\n0:10 The lake' }),
    cells: members(missing),
  },
  'upload a link to this machine': {
    request: () => uploadForm({ section: 'link', link: 'http://127.0.0.1/evening.mp4' }),
    cells: members([200, 'invalid_link']),
  },
  'upload no file': { request: () => uploadForm({ section: 'file' }), cells: members([200, 'required']) },
  'upload no screenshot': { request: () => uploadForm({ section: 'preview' }), cells: members([200, 'required']) },

  'read the mailbox of a demo': { request: () => ({ path: calls.mailbox.path() }), cells: all('ok') },

  // Allowed behind the gate: sign-in, age verification and reports.
  'read globals': { request: () => ({ path: calls.globals.path() }), cells: gatedToo('ok') },
  'ask for a captcha': { request: () => ({ path: calls.captcha.path() }), cells: gatedToo('ok') },
  'sign in without a password': {
    request: () => ({ path: calls.login.path(), form: { usr: 'somebody' } }),
    cells: gatedToo([200, 'required']),
  },
  'sign up without a name': {
    request: () => ({ path: calls.signup.path(), form: { email: 'new@matrix.example' } }),
    cells: gatedToo([200, 'required']),
  },
  'confirm with a token that was never mailed': {
    request: () => ({ path: calls.signup.path(), form: { section: 'confirm', token: 'x'.repeat(43) } }),
    cells: gatedToo([200, 'invalid']),
  },
  'report without a message': {
    request: () => ({ path: calls.report.path(), form: { subject: 'question' } }),
    cells: gatedToo([200, 'required']),
  },
  'verify without a photo': {
    request: () => ({ path: calls.ageVerification.path(), form: {} }),
    cells: { ...members([200, 'required']), 'gated guest': login, 'gated member': [200, 'required'] },
  },
  'forge a verdict': {
    request: () => ({
      path: calls.ageCallback.path(),
      form: { reference: 1, verdict: 'granted', signature: '0'.repeat(64) },
    }),
    cells: gatedToo(forbidden),
  },
};
