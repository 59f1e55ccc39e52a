/**
 * Deletion of a member: all tables and counters are as they were before the sign-up, except for rows that outlive a
 * member.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { CommentSection } from '@afterglow/contract/lists';
import { makeSumChallenge } from '@afterglow/api/accounts/captcha';
import { reviewFilePath } from '@afterglow/api/age/adapters';
import { rebuildCards } from '@afterglow/api/cards/rebuildCards';
import { createMailer, enqueueMail } from '@afterglow/api/accounts/mail';
import { queryRows } from '@afterglow/api/database/database';
import { deleteExpired } from '@afterglow/api/scheduledJobs';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import { makeTestImage } from './testImage.ts';

const [admirer, friend, blocker] = [fullMembers.own.id, fullMembers.friend.id, fullMembers.cyrillic.id];
const channelId = 301;
const password = 'the last lantern';

let api: TestApi;
let as: string;
/** The id of the member to delete. */
let id = 0;
const sessions = new Map<number, string>();
beforeAll(async () => {
  api = await createTestApi();
  for (const other of [admirer, friend, blocker]) sessions.set(other, await api.signIn(other));
});
afterAll(() => api.close());

/** Milliseconds until the waiting mail is due. */
const retryAfterMs = 60 * 60_000;

const rows = <Row = Record<string, unknown>>(query: ReturnType<typeof sql>) => queryRows<Row>(api.database, query);
type Reply = Record<string, unknown>;
const send = async (path: string, body: FormData | URLSearchParams, cookie: string | undefined = as) => {
  const reply = (await (
    await api.get(path, { method: 'POST', body, ...(cookie !== '' && { as: cookie }) })
  ).json()) as Reply;
  expect(reply).not.toHaveProperty('error');
  return reply;
};
const act = (input: ActInput, actor?: number) =>
  send(calls.input.path(), new URLSearchParams(callFields(input)), actor === undefined ? as : sessions.get(actor));
const report = async (fields: Record<string, string>, cookie = as) =>
  send(
    calls.report.path(),
    new URLSearchParams({
      captcha: await solveCaptcha(await (await api.get(calls.captcha.path())).json()),
      email: 'someone@members.example',
      message: 'Please have a look at this, thank you.',
      ...fields,
    }),
    cookie,
  );
const at = () => sql`${new Date(api.clock.now).toISOString()}::timestamptz`;

/** Ways in which the member gets rows in each table. The test fails if a table of the schema is missing here. */
const cases: Record<string, () => Promise<unknown>> = {
  users: async () => {
    const captcha = makeSumChallenge(
      (await rows<{ value: string }>(sql`select value from secrets where name = 'captcha'`))[0]?.value ?? '',
      api.clock.now,
    );
    const [one = 0, other = 0] = captcha.question.split(' + ').map(Number);
    const fields = { username: 'ephemera', email: 'ephemera@members.example', pwd: password };
    await send(calls.signup.path(), new URLSearchParams({ ...fields, captcha: `${captcha.token}.${one + other}` }), '');
    [{ id } = { id: 0 }] = await rows<{ id: number }>(
      sql`update users set confirmed = true where name = 'ephemera' returning id`,
    );
    as = await api.signIn(id);
    for (const [section, width, height] of [
      ['avatar', 300, 300],
      ['cover', 1_250, 250],
    ] as const) {
      const form = new FormData();
      form.set('section', section);
      form.set('file', await makeTestImage({ width, height, format: 'jpeg' }));
      await send(calls.ownPage.path(), form);
    }
  },
  sessions: () => send(calls.login.path(), new URLSearchParams({ usr: 'ephemera', pwd: password }), ''),
  former_names: () =>
    rows(
      sql`insert into former_names (name_key, name, name_skeleton, user_id, given_up_at) values ('ephemeral', 'Ephemeral', 'ephemeral', ${id}, ${at()})`,
    ),
  mailed_tokens: () =>
    send(calls.signup.path(), new URLSearchParams({ section: 'restore', email: 'ephemera@members.example' }), ''),
  // A mail that waits for its next try. Those of the sign-up may have been sent by now.
  outbox: () =>
    enqueueMail(
      api.database,
      { address: 'ephemera@members.example', subject: 'Again', text: 'Ephemera' },
      api.clock.now + retryAfterMs,
    ),
  // The sign-up and every act fill this table.
  used_captchas: async () => {},
  attempts: async () => {},
  channels: () =>
    rows(
      sql`insert into channels (id, dir, title, user_id, added_at, updated_at) values (990001, 'ephemera', 'Ephemera', ${id}, ${at()}, ${at()})`,
    ),
  videos: async () => {
    await rows(
      sql`insert into videos (id, dir, title, seconds, channel_id, user_id, category_ids, model_ids, posted_at, last_viewed_at, card, shown, deleted_at)
          select v.id, 'ephemera', 'Ephemera', 60, v.channel, ${id}, '{1}', case v.id when 990001 then array[${fullModels.standard.id}::int] else '{}' end, ${at()}, ${at()}, '"video_id":"0"', not v.deleted, case when v.deleted then ${at()}::timestamptz end
          from (values (990001, null::int, false), (990002, ${channelId}, false), (990003, ${channelId}, true)) v (id, channel, deleted)`,
    );
    // The first one is hidden with the account, and its model counts it no longer.
    await rows(sql`update models set videos = videos + 1 where id = ${fullModels.standard.id}`);
  },
  // Its likes and comments fill it, and stay counted.
  video_days: async () => {},
  // An unfinished upload is deleted with the member; the upload of a video stays with the video.
  uploads: () =>
    rows(
      sql`insert into uploads (key, user_id, file_name, state, video_id, created_at, updated_at)
          select u.key, ${id}, 'evening.mp4', 'ready', u.video, ${at()}, ${at()}
          from (values ('unfinished', null::int), ('of-a-channel', 990002), ('of-a-deleted-video', 990003)) u (key, video)`,
    ),
  upload_parts: () =>
    rows(
      sql`insert into upload_parts (upload_id, starts_at, key) select id, 0, key from uploads where key = 'unfinished'`,
    ),
  media_jobs: async () => {
    await rows(
      sql`insert into media_jobs (upload_id, kind, priority, created_at) select id, 'inspect', 0, ${at()} from uploads where key = 'unfinished'`,
    );
    for (const key of ['unfinished', 'of-a-deleted-video'])
      mkdirSync(join(api.settings.mediaStoreFolder, 'uploads', key), { recursive: true });
  },
  // A trigger fills it.
  video_facets: async () => {},
  // No play is reported, because a counted view would stay.
  saved_videos: async () => {
    await act({ act: 'favourite', section: 'add', video_id: videos.hd.id });
    await act({ act: 'watch_later', section: 'add', video_id: videos.hd.id });
    await rows(
      sql`insert into saved_videos (user_id, kind, video_id, added_at) values (${id}, 'history', ${videos.hd.id}, ${at()})`,
    );
  },
  playlists: async () => {
    for (const hidden of [0, 1] as const) {
      const { playlist_id: playlistId } = await act({
        act: 'playlist',
        section: 'new',
        orientation: 'str',
        title: 'A list',
        desc: 'Of mine',
        private: hidden,
        video_id: videos.hd.id,
      });
      if (hidden === 0)
        await act({ act: 'vote', section: 'playlist', object_id: Number(playlistId), vote: 1 }, admirer);
    }
  },
  // The acts of other tables notify the member, and others of the member.
  notifications: async () => {},
  notification_settings: () =>
    send(
      calls.ownPage.path(),
      new URLSearchParams({ section: 'notification_settings', kinds: 'wall,friend', digest: 'daily' }),
    ),
  // Each of the lists above has a video.
  playlist_videos: async () => {},
  comments: async () => {
    const say = async (section: CommentSection, objectId: number, actor?: number, parentId?: number) =>
      Number(
        (await act({ act: 'comment', section, object_id: objectId, text: 'Well said', parent_id: parentId }, actor))[
          'comment_id'
        ],
      );
    const onVideo = await say('video', videos.hd.id);
    await say('model', fullModels.standard.id);
    await act({ act: 'vote', section: 'comment', object_id: onVideo, vote: 1 }, admirer);
    // An answer on somebody's wall stays after the comment that it answers is deleted.
    const onWall = await say('member', friend);
    await say('member', friend, friend, onWall);
    const byOther = await say('member', id, admirer);
    await say('member', id, undefined, byOther);
    await act({ act: 'vote', section: 'comment', object_id: byOther, vote: 0 }, friend);
  },
  votes: async () => {
    for (const [section, objectId, vote] of [
      ['video', videos.hd.id, 1],
      ['video', videos.long.id, 0],
      ['model', fullModels.standard.id, 1],
      ['channel', channelId, 0],
      ['playlist', playlists.standard.id, 1],
      ['comment', 880_101, 0],
    ] as const)
      await act({ act: 'vote', section, object_id: objectId, vote });
  },
  subscriptions: async () => {
    await act({ act: 'subscribe', section: 'model', object_id: fullModels.standard.id });
    await act({ act: 'subscribe', section: 'channel', object_id: channelId });
    await act({ act: 'subscribe', section: 'member', object_id: friend });
    await act({ act: 'subscribe', section: 'member', object_id: id }, admirer);
  },
  friends: async () => {
    await act({ act: 'friend', section: 'add', user_id: friend });
    await act({ act: 'friend', section: 'accept', user_id: id }, friend);
    await act({ act: 'friend', section: 'add', user_id: id }, admirer);
  },
  messages: async () => {
    await act({ act: 'message', user_id: friend, text: 'Hello' });
    await act({ act: 'message', user_id: id, text: 'Hello to you' }, friend);
  },
  blocks: async () => {
    await act({ act: 'block', section: 'add', user_id: fullMembers.longName.id });
    await act({ act: 'block', section: 'add', user_id: id }, blocker);
  },
  reports: async () => {
    await report({ subject: 'technical' });
    await report(
      {
        subject: 'illegal',
        reason: 'spam',
        object: `member ${id}`,
        url: 'http://localhost:3000/x/',
        name: 'A visitor',
        good_faith: '1',
      },
      '',
    );
  },
  identities: () =>
    rows(
      sql`insert into identities (issuer, subject, user_id, created_at) values ('https://id.example', 'ephemera', ${id}, ${at()})`,
    ),
  // The photo waits for a moderator.
  age_checks: async () => {
    const [check] = await rows<{ id: number }>(
      sql`insert into age_checks (user_id, adapter, state, created_at) values (${id}, 'manual', 'pending', ${at()}) returning id`,
    );
    mkdirSync(join(api.settings.dataFolder, 'age-review'));
    writeFileSync(reviewFilePath(api.settings.dataFolder, check?.id ?? 0), 'a photo');
  },
};

/** Tables in which no row belongs to a member. */
const withoutMembers = ['models', 'categories', 'tags', 'keywords', 'secrets', 'media_workers', 'removed_uploads'];

type Contents = Record<string, Set<string>>;

/**
 * Reads every row of every table, except the totals of lists: these are sums of other rows and have their own tests.
 */
async function readAll(): Promise<Contents> {
  const tables = await rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'list_totals' order by 1`,
  );
  const contents: Contents = {};
  for (const { name } of tables)
    contents[name] = new Set(
      (await rows<{ row: string }>(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`)).map(
        ({ row }) => row,
      ),
    );
  return contents;
}

/** Returns the rows that `one` contains and `other` does not, by table. */
function difference(one: Contents, other: Contents): Record<string, Record<string, unknown>[]> {
  const found = Object.entries(one).map(
    ([table, all]) =>
      [
        table,
        [...all]
          .filter((row) => !other[table]?.has(row))
          .map((row) => JSON.parse(row) as Record<string, unknown>)
          .toSorted((former, latter) => Number(former['id']) - Number(latter['id'])),
      ] as const,
  );
  return Object.fromEntries(found.filter(([, list]) => list.length > 0));
}

/** Returns the columns with a foreign key to this table. */
const referencing = (table: string) =>
  rows<{ table: string; column: string }>(
    sql`select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = ${table}::regclass order by 1, 2`,
  );

test(
  'deleting a member leaves every table and counter as before the sign-up, but for what outlives a member',
  { timeout: 120_000 },
  async () => {
    const before = await readAll();
    expect([...Object.keys(cases), ...withoutMembers].toSorted()).toEqual(Object.keys(before));
    for (const fill of Object.values(cases)) await fill();

    const filled = difference(await readAll(), before);
    for (const table of Object.keys(cases)) expect(filled[table] ?? [], `new rows of ${table}`).not.toEqual([]);
    for (const { table, column } of await referencing('users')) {
      const named = (filled[table] ?? []).filter((row) => row[column] === id);
      expect(named, `rows whose ${table}.${column} is the member`).not.toEqual([]);
    }

    const deletion = new FormData();
    deletion.set('section', 'delete');
    deletion.set('pwd', password);
    await send(calls.ownPage.path(), deletion);
    // Shared rows go by themselves: mails when they are sent, the others when they expire.
    await createMailer(
      api.database,
      async () => {},
      () => api.clock.now + retryAfterMs,
    ).send();
    await deleteExpired(api.database, api.clock.now + 24 * 60 * 60_000);

    await rebuildCards(api.database);
    const after = await readAll();
    expect(difference(before, after)).toEqual({});
    const cards = await queryRows<{ card: string }>(api.database, sql`select card from videos where id = 990002`);
    expect(cards).toEqual([{ card: expect.stringContaining('"username":null') as unknown }]);
    const outlived = difference(after, before);
    expect(outlived).toEqual({
      channels: [expect.objectContaining({ id: 990_001, user_id: null })],
      videos: [
        expect.objectContaining({ id: 990_001, user_id: null, shown: false, state: 'hidden' }),
        expect.objectContaining({ id: 990_002, user_id: null, shown: true, state: 'public' }),
      ],
      video_facets: [
        expect.objectContaining({ kind: 1, object_id: 1, video_id: 990_002 }),
        expect.objectContaining({ kind: 3, object_id: channelId, video_id: 990_002 }),
      ],
      video_days: expect.arrayContaining([expect.objectContaining({ likes: 1 })]) as unknown,
      uploads: [expect.objectContaining({ key: 'of-a-channel', video_id: 990_002, user_id: null })],
      // A comment that a friend has answered stays as an empty one, so that the answer keeps its place.
      comments: [
        expect.objectContaining({
          ...{ section: 'member', object_id: friend },
          user_id: null,
          text: '',
          state: 'deleted',
        }),
        expect.objectContaining({ ...{ section: 'member', object_id: friend }, user_id: friend, text: 'Well said' }),
      ],
      reports: [
        expect.objectContaining({ section: '', user_id: null, state: 'open' }),
        expect.objectContaining({ section: 'member', object_id: id, user_id: null, state: 'open' }),
      ],
    });
    const folder = join(api.settings.dataFolder, 'files/members');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect(readdirSync(join(api.settings.mediaStoreFolder, 'uploads'))).toEqual([]);
    expect(readdirSync(join(api.settings.dataFolder, 'age-review'))).toEqual([]);
  },
);

test('a write about something that was deleted meanwhile is refused, and writes nothing', async () => {
  await api.database.execute(
    sql`create function delete_the_video() returns trigger language plpgsql as $$ begin delete from videos where id = new.video_id; return new; end $$`,
  );
  await api.database.execute(
    sql`create trigger meanwhile before insert on saved_videos for each row execute function delete_the_video()`,
  );
  await api.database.execute(sql`delete from saved_videos where video_id = ${videos.notHd.id}`);
  const response = await api.get(calls.input.path(), {
    method: 'POST',
    body: new URLSearchParams({ act: 'favourite', section: 'add', video_id: String(videos.notHd.id) }),
    as: sessions.get(admirer) ?? '',
  });
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: 1, code: 'not_found', field: 'notify', codes: [{ field: 'notify', code: 'not_found' }] },
  ]);
  expect((await rows(sql`select from videos where id = ${videos.notHd.id}`)).length).toBe(1);
});
