/** Changes of comments after they were posted: the uploader pins one, and authors edit their own. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { hideComments, showComments } from '@afterglow/api/writes/comments';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { commentEditMinutes } from '@afterglow/contract/formLimits';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { commentSorts, type CommentSection, type CommentSort } from '@afterglow/contract/lists';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
/** Sessions of a member who writes, of another one, and of the uploader of the video. */
let [writer, other, uploader] = ['', '', ''];
const videoId = videos.standard.id;
const writerId = fullMembers.cyrillic.id;

beforeAll(async () => {
  api = await createTestApi();
  writer = await api.signIn(writerId);
  other = await api.signIn(fullMembers.friend.id);
  uploader = await api.signIn(videos.standard.user.id);
});
afterAll(() => api.close());
beforeEach(() => {
  // Advances beyond every rate limit window of the previous test.
  api.clock.now += 2 * 60 * 60_000;
});

async function post(input: ActInput, as?: string) {
  const response = await api.get(calls.input.path(), {
    method: 'POST',
    body: new URLSearchParams(callFields(input)),
    ...(as !== undefined && { as }),
  });
  return (await response.json()) as Record<string, unknown>;
}

const write = async (text: string, fields: { parent_id?: number; section?: CommentSection; object_id?: number } = {}) =>
  Number((await post({ act: 'comment', section: 'video', object_id: videoId, text, ...fields }, writer))['comment_id']);

async function read(sort: CommentSort = 'newest', section: CommentSection = 'video', objectId: number = videoId) {
  const path = (page: number) => calls.comments.path({ section, objectId, page, sort }, 0);
  const pageAt = async (page: number) => decodeJson(calls.comments.reply, await (await api.get(path(page))).json());
  const first = await pageAt(1);
  const later = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => pageAt(index + 2)));
  return { total: first.total, entries: [first, ...later].flatMap(({ entries }) => entries) };
}

const pinnedIn = async () => (await read()).entries.filter(({ pinned }) => pinned).map(({ id }) => id);

test('a pinned comment stands first in every order, once, and is counted once; a new pin replaces it', async () => {
  const before = await read();
  const [first, second] = [await write('About the light'), await write('About the lake')];
  await write('The newest');
  expect(await post({ act: 'comment', pin: first }, uploader)).toMatchObject({ ok: 1 });
  for (const sort of commentSorts) {
    const { total, entries } = await read(sort);
    expect(entries[0]).toMatchObject({ id: first, pinned: true });
    expect(entries.filter(({ id }) => id === first)).toHaveLength(1);
    expect([total, entries.length]).toEqual([before.total + 3, before.entries.length + 3]);
  }
  expect(await post({ act: 'comment', pin: second }, uploader)).toMatchObject({ ok: 1 });
  expect(await pinnedIn()).toEqual([second]);
  expect(await post({ act: 'comment', pin: second }, uploader), 'again').toMatchObject({ ok: 1 });
  expect(await post({ act: 'comment', unpin: first }, uploader), 'of one that is not pinned').toMatchObject({ ok: 1 });
  expect(await pinnedIn()).toEqual([second]);
  expect(await post({ act: 'comment', unpin: second }, uploader)).toMatchObject({ ok: 1 });
  expect(await pinnedIn()).toEqual([]);
});

test('two pins at once leave one', async () => {
  const ids = await Promise.all(['One', 'Two', 'Three'].map((text) => write(`${text} at once`)));
  const replies = await Promise.all(ids.map((id) => post({ act: 'comment', pin: id }, uploader)));
  expect(replies).toEqual(ids.map((id) => expect.objectContaining({ ok: 1, comment_id: id })));
  expect(await pinnedIn()).toHaveLength(1);
});

test('nobody but the uploader of the video pins or unpins a comment on it', async () => {
  const id = await write('Mine, and first?');
  const [of = { user_id: 0 }] = await queryRows<{ user_id: number }>(
    api.database,
    sql`select user_id from videos where shown and user_id not in (${videos.standard.user.id}, ${writerId}) order by id limit 1`,
  );
  const elsewhere = await api.signIn(of.user_id);
  await post({ act: 'comment', pin: id }, uploader);
  for (const act of [{ pin: id }, { unpin: id }]) {
    expect(await post({ act: 'comment', ...act }), 'a guest').toMatchObject({ error: 1, code: 'login' });
    for (const as of [writer, other, elsewhere])
      expect(await post({ act: 'comment', ...act }, as)).toMatchObject({ error: 1, code: 'forbidden' });
  }
  expect(await pinnedIn()).toEqual([id]);
});

test('only a top-level comment on a video is pinned', async () => {
  const question = await write('Which lake?');
  const answer = await write('That one.', { parent_id: question });
  const onModel = await write('Well played.', { section: 'model', object_id: fullModels.standard.id });
  for (const pin of [answer, onModel, 7])
    expect(await post({ act: 'comment', pin }, uploader)).toMatchObject({ error: 1, code: 'not_found' });
});

test('a deletion and a removal by moderators end the pin, and a comment that comes back has none', async () => {
  const answered = await write('Answered, then deleted');
  const answer = await write('Indeed.', { parent_id: answered });
  await post({ act: 'comment', pin: answered }, uploader);
  expect(await post({ act: 'comment', del: answered }, writer)).toMatchObject({ ok: 1 });
  expect(await pinnedIn()).toEqual([]);
  expect((await read()).entries.find(({ id }) => id === answered)).toMatchObject({ deleted: true });
  expect((await read()).entries[0]?.id, 'its place is that of its time').toBe(answer);
  const removed = await write('Removed');
  await post({ act: 'comment', pin: removed }, uploader);
  await hideComments(api.database, sql`id = ${removed}`);
  expect(await pinnedIn()).toEqual([]);
  await showComments(api.database, sql`id = ${removed}`);
  expect(await pinnedIn()).toEqual([]);
});

const entry = async (id: number) => (await read()).entries.find((one) => one.id === id);

test('an author edits a comment for fifteen minutes by the clock of the API, and everybody sees that it was', async () => {
  const id = await write('A late at dusk');
  const postedAt = Math.floor(api.clock.now / 1_000) * 1_000;
  const until = postedAt + commentEditMinutes * 60_000;
  expect(await entry(id)).toMatchObject({ text: 'A late at dusk', editableUntil: until });
  expect(await entry(id)).not.toHaveProperty('editedAt');
  const before = await read();
  api.clock.now = until - 1_000;
  expect(await post({ act: 'comment', edit: id, text: ' A lake at dusk ', at_seconds: 42 }, writer)).toMatchObject({
    ok: 1,
    comment_id: id,
  });
  const edited = { text: 'A lake at dusk', atSeconds: 42, editedAt: until - 1_000, postedAt };
  expect(await entry(id)).toMatchObject(edited);
  expect((await read()).total).toBe(before.total);
  api.clock.now = until + 1_000;
  expect(await entry(id)).not.toHaveProperty('editableUntil');
  expect(await post({ act: 'comment', edit: id, text: 'Too late' }, writer)).toMatchObject({
    error: 1,
    code: 'expired',
    field: 'notify',
  });
  expect(await entry(id)).toMatchObject(edited);
});

test('an edit that changes nothing leaves no mark', async () => {
  const id = await write('As it is');
  expect(await post({ act: 'comment', edit: id, text: 'As it is' }, writer)).toMatchObject({ ok: 1 });
  expect(await entry(id)).not.toHaveProperty('editedAt');
});

test('an edited text is checked like a new one', async () => {
  const id = await write('Right');
  for (const [text, code] of [
    [' \n ', 'required'],
    ['🌅'.repeat(1_001), 'max'],
  ] as const)
    expect(await post({ act: 'comment', edit: id, text }, writer)).toMatchObject({ code, field: 'text' });
  await post({ act: 'comment', edit: id, text: 'Beyond its end', at_seconds: 999_999 }, writer);
  expect(await entry(id)).toMatchObject({ text: 'Beyond its end', atSeconds: null });
});

test('nobody edits the comment of another member, or one that is gone', async () => {
  const id = await write('My own words');
  const edit = { act: 'comment', edit: id, text: 'Not my words' } as const;
  expect(await post(edit)).toMatchObject({ code: 'login' });
  for (const as of [other, uploader]) expect(await post(edit, as)).toMatchObject({ code: 'forbidden' });
  expect(await entry(id)).toMatchObject({ text: 'My own words' });
  await hideComments(api.database, sql`id = ${id}`);
  expect(await post(edit, writer)).toMatchObject({ code: 'not_found' });
  await post({ act: 'comment', del: id }, writer);
  expect(await post({ ...edit, edit: 7 }, writer)).toMatchObject({ code: 'not_found' });
});

test('a member who may no longer write on a wall does not edit what stands there', async () => {
  const host = fullMembers.friend.id;
  const id = await write('Hello, wall', { section: 'member', object_id: host });
  await post({ act: 'block', user_id: writerId, section: 'add' }, other);
  expect(await post({ act: 'comment', edit: id, text: 'Goodbye' }, writer)).toMatchObject({ code: 'forbidden' });
  expect(await queryRows(api.database, sql`select text from comments where id = ${id}`)).toEqual([
    { text: 'Hello, wall' },
  ]);
  await post({ act: 'block', user_id: writerId, section: 'del' }, other);
});
