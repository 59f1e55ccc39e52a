/** Acts and sections: each takes exactly its own fields, and what is written out is read as it was. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { callFields } from '@afterglow/contract/callFields';
import { refusalsOf } from '@afterglow/contract/fields';
import { actForm, actForms, type ActInput } from '@afterglow/contract/forms/acts';
import { sectionForm, sectionForms, type SectionInput } from '@afterglow/contract/forms/sections';
import type { ButtonAct } from '@afterglow/contract/buttonAct';
import { keysOf } from '@afterglow/contract/tables';

/** The fewest fields that each act takes. */
const acts: Readonly<Record<keyof typeof actForms, ActInput>> = {
  vote: { act: 'vote', section: 'comment', object_id: 880_101, vote: 0 },
  subscribe: { act: 'subscribe', section: 'channel', object_id: 301 },
  favourite: { act: 'favourite', section: 'del', video_id: 21_707_775 },
  watchLater: { act: 'watch_later', section: 'add', video_id: 21_707_775 },
  view: { act: 'view', video_id: 2_147_483_647 },
  newPlaylist: { act: 'playlist', section: 'new', title: 'Fog', desc: 'Three lakes', orientation: 'she' },
  changedPlaylist: { act: 'playlist', section: 'upd', playlist_id: 1, title: 'Fog', desc: 'Three lakes' },
  addToPlaylist: { act: 'playlist', section: 'add', playlist_id: 48_102, video_id: 7 },
  deletePlaylist: { act: 'playlist', section: 'del', playlist_id: 48_102 },
  removeFromPlaylist: { act: 'playlist', section: 'del', playlist_id: 48_102, video_id: 7 },
  orderPlaylist: { act: 'playlist', section: 'order', playlist_id: 48_102, videos: [9, 7, 8] },
  comment: { act: 'comment', section: 'member', object_id: 6_041_293, text: ' & 7 = "é"\n' },
  editComment: { act: 'comment', edit: 880_101, text: 'Fog' },
  pinComment: { act: 'comment', pin: 880_101 },
  unpinComment: { act: 'comment', unpin: 880_101 },
  deleteComment: { act: 'comment', del: 880_101 },
  friend: { act: 'friend', section: 'accept', user_id: 6_041_293 },
  block: { act: 'block', section: 'del', user_id: 6_041_293 },
  message: { act: 'message', user_id: 6_041_293, text: 'Hello' },
  seen: { act: 'seen' },
  notification: { act: 'notification', section: 'read_all', notification_id: 9_071 },
  removeFromHistory: { act: 'history', section: 'del', video_id: 7 },
  changeHistory: { act: 'history', section: 'off' },
};

const nothing = { gender: '', orientation: '', relationship: '', birth_date: '', country: '', education: '' };

/** The fewest fields that each section takes. */
const sections: Readonly<Record<keyof typeof sectionForms, SectionInput>> = {
  ownPage: { section: '' },
  avatar: { section: 'avatar' },
  cover: { section: 'cover' },
  profile: { section: 'profile', ...nothing, website: '' },
  privacy: { section: 'privacy', tabs: '' },
  password: { section: 'password', old: 'an old lantern', new: 'a new lantern' },
  email: { section: 'email', email: 'new@members.example', pwd: 'a lantern' },
  username: { section: 'username', username: 'Captain' },
  threads: { section: 'messages' },
  unreadMessages: { section: 'messages', only: 'unread' },
  messages: { section: 'messages', user_id: 6_041_293, page: 1 },
  notifications: { section: 'notifications', page: 3 },
  unreadNotifications: { section: 'notifications', only: 'unread' },
  notificationSettings: { section: 'notification_settings' },
  changeNotifications: { section: 'notification_settings', kinds: '', digest: 'weekly' },
  friends: { section: 'friends' },
  blocked: { section: 'blocked' },
  sessions: { section: 'sessions' },
  endSessions: { section: 'sessions', end: 'others' },
  videoState: { section: 'state', video_id: 7 },
  modelState: { section: 'state', model_id: 7 },
  channelState: { section: 'state', channel_id: 7 },
  memberState: { section: 'state', user_id: 7 },
  playlistState: { section: 'state', playlist_id: 7 },
  commentsState: { section: 'state', comment_ids: [880_101, 880_102] },
  exportAccount: { section: 'export' },
  deleteAccount: { section: 'delete', pwd: ' ' },
};

/** Fields that may be missing from their form although they are written out above. */
const optional: ReadonlySet<string> = new Set(['act', 'section', 'page']);

const forms: [name: string, call: ActInput | SectionInput, own: z.ZodMiniType, any: z.ZodMiniType][] = [
  ...keysOf(actForms).map((name): (typeof forms)[number] => [name, acts[name], actForms[name], actForm]),
  ...keysOf(sectionForms).map((name): (typeof forms)[number] => [
    name,
    sections[name],
    sectionForms[name],
    sectionForm,
  ]),
];

const refused = (schema: z.ZodMiniType, fields: Readonly<Record<string, string>>): string[] | 'accepted' => {
  const read = z.safeParse(schema, fields);
  return read.success ? 'accepted' : refusalsOf(read.error).map(({ field, code }) => `${field} ${code}`);
};

describe.each(forms)('%s', (_, call, own, any) => {
  const fields = callFields(call);

  test('is read as it was written', () => {
    const read = z.safeParse(any, fields);
    expect(read.success && read.data).toMatchObject(call);
  });

  test('refuses a field too many by its name, even an empty one', () => {
    expect(refused(any, { ...fields, odd: '' })).toEqual(['odd invalid']);
    expect(refused(any, { ...fields, constructor: 'x' })).toEqual(['constructor invalid']);
  });

  test('refuses a field too few by its name', () => {
    for (const name of Object.keys(fields).filter((one) => !optional.has(one))) {
      const { [name]: left, ...others } = fields;
      expect(refused(own, others), `without ${name}=${left}`).toEqual([`${name} required`]);
    }
  });

  test('refuses what is no id by the name of its field', () => {
    const ids = Object.keys(fields).filter((name) => name === 'del' || name.endsWith('_id'));
    for (const name of ids)
      for (const id of ['0', '-1', '007', '1.5', '2147483648', 'x', '1 or 1', '١'])
        expect(refused(any, { ...fields, [name]: id }), `${name}=${id}`).toEqual([`${name} invalid`]);
  });
});

test('an act or a section that does not exist is not found', () => {
  for (const act of ['', 'dance', '__proto__', 'toString'])
    expect(refused(actForm, { act, video_id: '7' })).toEqual(['notify not_found']);
  expect(refused(actForm, {})).toEqual(['notify not_found']);
  expect(refused(actForm, { act: 'playlist', section: 'burn', playlist_id: '7' })).toEqual(['notify not_found']);
  expect(refused(actForm, { act: 'vote', section: 'member', object_id: '7', vote: '1' })).toEqual(['notify not_found']);
  expect(refused(sectionForm, { section: 'wallet' })).toEqual(['notify not_found']);
});

test('a removal without its video is no deletion of the playlist', () => {
  const fields = { act: 'playlist', section: 'del', playlist_id: '7' };
  expect(refused(actForm, { ...fields, video_id: '' })).toEqual(['video_id required']);
  expect(refused(actForm, fields)).toBe('accepted');
});

test('a reply names no more than ten unknown fields', () => {
  const odd = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`odd${index}`, '']));
  expect(refused(actForm, { act: 'view', video_id: '7', ...odd })).toHaveLength(10);
});

test('a call with a field too many, too few or of the wrong kind does not compile', () => {
  expectTypeOf<ButtonAct>().toExtend<ActInput>();
  const tooMany: (ActInput | SectionInput)[] = [
    // @ts-expect-error -- an act has no field of another one
    { act: 'vote', section: 'video', object_id: 7, vote: 1, video_id: 7 },
    // @ts-expect-error -- nor has it one of a form with the same name
    { act: 'comment', del: 7, text: 'Hello' },
    // @ts-expect-error -- nor of the same section
    { act: 'history', section: 'off', video_id: 7 },
    // @ts-expect-error -- one state is asked about one object
    { section: 'state', video_id: 7, user_id: 7 },
  ];
  const tooFew: (ActInput | SectionInput)[] = [
    // @ts-expect-error -- a vote is for something
    { act: 'vote', section: 'video', vote: 1 },
    // @ts-expect-error -- a message says something
    { act: 'message', user_id: 7 },
    // @ts-expect-error -- a state is asked about something
    { section: 'state' },
  ];
  const wrong: (ActInput | SectionInput)[] = [
    // @ts-expect-error -- ids are numbers
    { act: 'view', video_id: '7' },
    // @ts-expect-error -- members are not voted on
    { act: 'vote', section: 'member', object_id: 7, vote: 1 },
  ];
  // A function's result is no fresh literal, in which fields too many would not be noticed by themselves.
  const fields = () => ({ act: 'comment', del: 7, text: 'Hello' }) as const;
  // @ts-expect-error -- the members of the union refuse each other's fields
  const passedOn: ActInput = fields();
  expect([...tooMany, ...tooFew, ...wrong, passedOn]).toHaveLength(10);
});
