/** The table of the authorization matrix: every action, and what each visitor is answered. */
import { calls } from '../../fixtures/contract/calls.ts';
import type { VideoSection } from '../../fixtures/contract/lists.ts';
import { noFilters } from '../../fixtures/contract/lists.ts';
import { fullChannels } from '../../fixtures/data/channels.ts';
import { fullModels } from '../../fixtures/data/models.ts';
import { videos } from '../../fixtures/data/videos.ts';

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
] as const;
export type Visitor = (typeof visitors)[number];

/** Two owners, of whom each is a mere member to the other. */
export const people = {
  a: 7_100_001,
  b: 7_100_002,
  friend: 7_100_003,
  blocked: 7_100_004,
  unconfirmed: 7_100_005,
} as const;

/** Two members with things of their own; ids of the objects that each cell is tried on. */
export interface Owner {
  id: number;
  publicList: number;
  privateList: number;
  comment: number;
  session: string;
}

/** `ok`, or the status and code of a refusal. */
export type Cell = 'ok' | readonly [status: number, code: string];
/** A gated visitor is refused for the gate, everybody else let through, unless it says otherwise. */
export type Row = Partial<Record<Visitor, Cell>>;

const login: Cell = [401, 'login'];
const forbidden: Cell = [403, 'forbidden'];
const missing: Cell = [404, 'not_found'];
const self: Cell = [200, 'self'];
export const gated: Cell = [403, 'age_required'];

/** The known family says this in words, without a code. */
const logInFirst: Cell = [403, 'Please log in to complete this action'];

const noSession: Row = { guest: login, unconfirmed: login, expired: login };
const nobody: Row = { guest: missing, unconfirmed: missing, expired: missing };
const all = (cell: Cell): Row => ({
  guest: cell,
  unconfirmed: cell,
  expired: cell,
  member: cell,
  owner: cell,
  friend: cell,
  blocked: cell,
});
const members = (cell: Cell): Row => ({ ...noSession, member: cell, owner: cell, friend: cell, blocked: cell });
const everybody = (cell: Cell): Row => ({ ...all(cell), 'gated guest': cell, 'gated member': cell });
const ownerOnly = (refusal: Cell): Row => ({ ...members(refusal), owner: 'ok' });

export interface Action {
  ask: (owner: Owner) => { path: string; form?: Record<string, string | number> };
  cells: Row;
}

const list = (section: VideoSection, id: number) =>
  calls.videos('str', { ...noFilters, section, objectId: String(id), sort: 'latest-updates', count: 60, page: 1 }, 0);
const input = (form: Record<string, string | number>) => ({ path: '/api/input.php', form });
const own = (form: Record<string, string | number> = {}) => ({ path: '/api/member.php', form });
const aVideo = videos.hd.id;

export const actions: Record<string, Action> = {
  'read a private playlist': {
    ask: ({ privateList }) => ({ path: calls.playlist(privateList, 0) }),
    cells: { ...nobody, member: missing, friend: missing, blocked: missing, owner: 'ok' },
  },
  'read the videos of a private playlist': {
    ask: ({ privateList }) => ({ path: list('playlist', privateList) }),
    cells: { ...nobody, member: missing, friend: missing, blocked: missing, owner: 'ok' },
  },
  'read a public playlist': { ask: ({ publicList }) => ({ path: calls.playlist(publicList, 0) }), cells: all('ok') },
  'read a history': { ask: ({ id }) => ({ path: list('history', id) }), cells: ownerOnly(forbidden) },
  'read what is to be watched later': {
    ask: ({ id }) => ({ path: list('watch_later', id) }),
    cells: ownerOnly(forbidden),
  },
  'read what came of those followed': {
    ask: ({ id }) => ({ path: list('subscriptions', id) }),
    cells: ownerOnly(forbidden),
  },
  'read whom a member follows': {
    ask: ({ id }) => ({ path: calls.subscriptions(id, 'model', 1) }),
    cells: ownerOnly(forbidden),
  },
  'read closed favourites': {
    ask: ({ id }) => ({ path: list('favourite', id) }),
    cells: { ...all(forbidden), owner: 'ok' },
  },
  'read closed friends': {
    ask: ({ id }) => ({ path: calls.friends(id, 1) }),
    cells: { ...all(forbidden), owner: 'ok' },
  },
  'read a closed wall': {
    ask: ({ id }) => ({ path: calls.comments('member', id, 1, 0) }),
    cells: { ...all(forbidden), owner: 'ok' },
  },
  'read closed playlists': {
    ask: ({ id }) => ({
      path: calls.playlists('str', { section: 'member', objectId: String(id), sort: 'recent', page: 1, words: '' }, 0),
    }),
    cells: { ...all(forbidden), owner: 'ok' },
  },
  'read closed uploads': { ask: ({ id }) => ({ path: list('member', id) }), cells: { ...all(forbidden), owner: 'ok' } },
  'read a member': { ask: ({ id }) => ({ path: calls.member(id).replace('/7200/', '/0/') }), cells: all('ok') },
  'read a list of videos': {
    ask: () => ({
      path: calls.videos('str', { ...noFilters, section: '', objectId: '', sort: 'longest', count: 60, page: 1 }),
    }),
    cells: all('ok'),
  },

  'change a public playlist': {
    ask: ({ publicList }) =>
      input({ act: 'playlist', section: 'upd', object_id: publicList, title: 'Changed', desc: 'By somebody' }),
    cells: ownerOnly(forbidden),
  },
  'change a private playlist': {
    ask: ({ privateList }) =>
      input({ act: 'playlist', section: 'upd', object_id: privateList, title: 'Changed', desc: 'By somebody' }),
    cells: ownerOnly(missing),
  },
  'add to a public playlist': {
    ask: ({ publicList }) => input({ act: 'playlist', section: 'add', object_id: publicList, video_id: aVideo }),
    cells: ownerOnly(forbidden),
  },
  'add to a private playlist': {
    ask: ({ privateList }) => input({ act: 'playlist', section: 'add', object_id: privateList, video_id: aVideo }),
    cells: ownerOnly(missing),
  },
  'take out of a playlist': {
    ask: ({ publicList }) =>
      input({ act: 'playlist', section: 'del', object_id: publicList, video_id: videos.long.id }),
    cells: ownerOnly(forbidden),
  },
  'order a playlist': {
    ask: ({ publicList }) =>
      input({ act: 'playlist', section: 'order', object_id: publicList, videos: String(videos.long.id) }),
    cells: ownerOnly(forbidden),
  },
  'delete a public playlist': {
    ask: ({ publicList }) => input({ act: 'playlist', section: 'del', object_id: publicList }),
    cells: ownerOnly(forbidden),
  },
  'delete a private playlist': {
    ask: ({ privateList }) => input({ act: 'playlist', section: 'del', object_id: privateList }),
    cells: ownerOnly(missing),
  },
  'vote on a private playlist': {
    ask: ({ privateList }) => input({ act: 'vote', section: 'playlist', object_id: privateList, vote: 1 }),
    cells: ownerOnly(missing),
  },
  'take back a comment': { ask: ({ comment }) => input({ act: 'comment', del: comment }), cells: ownerOnly(forbidden) },
  'comment on a closed wall': {
    ask: ({ id }) => input({ act: 'comment', section: 'member', object_id: id, text: 'Hello' }),
    cells: ownerOnly(forbidden),
  },
  'write to a member': {
    ask: ({ id }) => input({ act: 'message', user_id: id, text: 'Hello' }),
    cells: { ...members('ok'), owner: self, blocked: forbidden },
  },
  'ask to be friends': {
    ask: ({ id }) => input({ act: 'friend', section: 'add', user_id: id }),
    cells: { ...members('ok'), owner: self, friend: [200, 'already'], blocked: forbidden },
  },
  'accept what nobody asked': {
    ask: ({ id }) => input({ act: 'friend', section: 'accept', user_id: id }),
    cells: { ...members(missing), owner: self, friend: [200, 'already'], blocked: forbidden },
  },
  'end a friendship': {
    ask: ({ id }) => input({ act: 'friend', section: 'del', user_id: id }),
    cells: { ...members(missing), owner: self, friend: 'ok' },
  },
  'follow a member': {
    ask: ({ id }) => input({ act: 'subscribe', section: 'member', user_id: id }),
    cells: { ...members('ok'), owner: self, blocked: forbidden },
  },
  'keep a member out': {
    ask: ({ id }) => input({ act: 'block', user_id: id }),
    cells: { ...members('ok'), owner: self },
  },
  'vote on a video': {
    ask: () => input({ act: 'vote', section: 'video', object_id: aVideo, vote: 1 }),
    cells: members('ok'),
  },
  'keep a favourite': { ask: () => input({ act: 'favourite', video_id: aVideo }), cells: members('ok') },
  'keep for later': { ask: () => input({ act: 'watch_later', video_id: aVideo }), cells: members('ok') },
  'follow a model': {
    ask: () => input({ act: 'subscribe', section: 'model', object_id: fullModels.man.id }),
    cells: members('ok'),
  },
  'comment on a video': {
    ask: () => input({ act: 'comment', section: 'video', object_id: aVideo, text: 'Hello' }),
    cells: members('ok'),
  },
  'make a playlist': {
    ask: () => input({ act: 'playlist', section: 'new', title: 'New one', desc: 'Made just now' }),
    cells: members('ok'),
  },
  'count a view': { ask: () => input({ act: 'view', video_id: aVideo }), cells: all('ok') },

  'read the own page': { ask: () => own(), cells: members('ok') },
  'read messages': { ask: ({ id }) => own({ section: 'messages', user_id: id }), cells: members('ok') },
  'read requests': { ask: () => own({ section: 'friends' }), cells: members('ok') },
  'list sessions': { ask: () => own({ section: 'sessions' }), cells: members('ok') },
  'end a session of the owner': {
    ask: ({ session }) => own({ section: 'sessions', end: session }),
    cells: ownerOnly(missing),
  },
  'ask for the relation': { ask: ({ id }) => own({ section: 'state', user_id: id }), cells: members('ok') },
  'take everything along': { ask: () => own({ section: 'export' }), cells: members('ok') },
  'change the profile': { ask: () => own({ section: 'profile' }), cells: members('ok') },
  'change the password without the old one': {
    ask: () => own({ section: 'password', old: 'wrong', new: 'the new lantern' }),
    cells: members([200, 'invalid']),
  },
  'delete an account without its password': {
    ask: () => own({ section: 'delete', pwd: 'wrong' }),
    cells: members([200, 'invalid']),
  },

  'read a video': { ask: () => ({ path: calls.video(aVideo) }), cells: all('ok') },
  'read what is like a video': { ask: () => ({ path: calls.related(aVideo) }), cells: all('ok') },
  search: {
    ask: () => ({ path: calls.search('str', { ...noFilters, sort: 'relevance', page: 1, words: 'evening' }) }),
    cells: all('ok'),
  },
  'ask for suggestions': { ask: () => ({ path: calls.suggest('evening') }), cells: all('ok') },
  'read what most look for': { ask: () => ({ path: calls.main('str', 'en') }), cells: all('ok') },
  'read what the search box offers': { ask: () => ({ path: calls.suggester() }), cells: all('ok') },
  'read the categories': { ask: () => ({ path: calls.categories('str', 'en') }), cells: all('ok') },
  'read models': {
    ask: () => ({ path: calls.models('str', { filters: {}, sort: 'recent', page: 1, words: '' }) }),
    cells: all('ok'),
  },
  'read a model': { ask: () => ({ path: calls.model(fullModels.man.dir) }), cells: all('ok') },
  'read channels': {
    ask: () => ({ path: calls.channels('str', { sort: 'recent', page: 1, words: '' }) }),
    cells: all('ok'),
  },
  'read a channel': { ask: () => ({ path: calls.channel(fullChannels.standard.dir) }), cells: all('ok') },
  'read members': {
    ask: () => ({ path: calls.members({ filters: {}, sort: 'recent', page: 1, words: '' }) }),
    cells: all('ok'),
  },
  'play a video': { ask: () => ({ path: calls.videoFile(aVideo) }), cells: all('ok') },
  'play a private video': {
    ask: () => ({ path: calls.videoFile(videos.private.id) }),
    cells: { guest: logInFirst, unconfirmed: logInFirst, expired: logInFirst },
  },
  'play a private video by a post': {
    ask: () => ({ path: '/api/videofile.php', form: { video_id: videos.private.id } }),
    cells: { guest: logInFirst, unconfirmed: logInFirst, expired: logInFirst },
  },

  'vote on a comment': {
    ask: ({ comment }) => input({ act: 'vote', section: 'comment', object_id: comment, vote: 1 }),
    cells: members('ok'),
  },
  'vote on a public playlist': {
    ask: ({ publicList }) => input({ act: 'vote', section: 'playlist', object_id: publicList, vote: 0 }),
    cells: members('ok'),
  },
  'vote on a model': {
    ask: () => input({ act: 'vote', section: 'model', object_id: fullModels.man.id, vote: 1 }),
    cells: members('ok'),
  },
  'follow a channel': {
    ask: () => input({ act: 'subscribe', section: 'channel', object_id: fullChannels.standard.id }),
    cells: members('ok'),
  },
  'end what was never followed': {
    ask: () => input({ act: 'subscribe', section: 'model', object_id: fullModels.man.id, del: 1 }),
    cells: members(missing),
  },
  'take away what was never kept': {
    ask: () => input({ act: 'favourite', section: 'del', video_id: aVideo }),
    cells: members(missing),
  },
  'let a member in again': {
    ask: () => input({ act: 'block', section: 'del', user_id: people.blocked }),
    cells: { ...ownerOnly(missing), blocked: self },
  },
  'answer a comment': {
    ask: ({ comment }) =>
      input({ act: 'comment', section: 'model', object_id: fullModels.man.id, parent_id: comment, text: 'Indeed' }),
    cells: members('ok'),
  },

  'open a tab to others': { ask: () => own({ section: 'privacy', tabs: 'info,wall' }), cells: members('ok') },
  'end all other sessions': { ask: () => own({ section: 'sessions', end: 'others' }), cells: members('ok') },
  'send no picture': { ask: () => own({ section: 'avatar' }), cells: members([200, 'required']) },
  'send no cover': { ask: () => own({ section: 'cover' }), cells: members([200, 'required']) },

  'read the mailbox of a demo': { ask: () => ({ path: '/api/dev/mailbox.php' }), cells: all('ok') },

  // Behind the gate, too: who is asked for a check must be able to sign in, to be checked and to report.
  'ask who is asking': { ask: () => ({ path: calls.globals() }), cells: everybody('ok') },
  'ask for a captcha': { ask: () => ({ path: '/api/captcha.php' }), cells: everybody('ok') },
  'sign in without a password': {
    ask: () => ({ path: '/api/login.php', form: { usr: 'somebody' } }),
    cells: everybody([200, 'required']),
  },
  'sign up without a name': {
    ask: () => ({ path: '/api/signup.php', form: { email: 'new@matrix.example' } }),
    cells: everybody([200, 'required']),
  },
  'confirm with a token that was never mailed': {
    ask: () => ({ path: '/api/signup.php', form: { section: 'confirm', token: 'x'.repeat(43) } }),
    cells: everybody([200, 'invalid']),
  },
  'report without words': {
    ask: () => ({ path: '/api/report.php', form: { subject: 'question' } }),
    cells: everybody([200, 'required']),
  },
  'show no photo': {
    ask: () => ({ path: '/api/age_verification.php', form: {} }),
    cells: { ...members([200, 'required']), 'gated guest': login, 'gated member': [200, 'required'] },
  },
  'forge a verdict': {
    ask: () => ({
      path: '/api/age_callback.php',
      form: { reference: 1, verdict: 'granted', signature: '0'.repeat(64) },
    }),
    cells: everybody(forbidden),
  },
};
