/** Authorization matrix: every action, every visitor, and two owners, each a stranger to the other. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { hashToken } from '@afterglow/api/http/session';
import { actNames } from '@afterglow/api/routes/input';
import { sectionNames } from '@afterglow/api/routes/member';
import { uploadSectionNames } from '@afterglow/api/routes/videoEdit';
import { openableTabs } from '@afterglow/contract/memberTabs';
import { fullModels } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import type { Action, Cell, Owner, Visitor } from './matrix.ts';
import { actions, gated, people, sameAs, visitors } from './matrix.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { calls } from '@afterglow/contract/calls';

let api: TestApi;
const sessions: Partial<Record<keyof typeof people | 'expired', string>> = {};

beforeAll(async () => {
  api = await createTestApi();
  digested = (await tablesWith(sql`true`)).filter((name) => !undigested.has(name));
  const ofMembers = await tablesWith(
    sql`exists (select from information_schema.columns c where c.table_name = t.table_name and c.column_name = 'user_id')`,
  );
  emptied = ofMembers.filter((name) => digested.includes(name) && !filled.has(name));
  await api.database.execute(sql.raw(reset()));
  // Data of other members would only make the digests slower.
  for (const table of ['saved_videos', 'comments', 'friends', 'subscriptions', 'playlist_videos', 'playlists'])
    await api.database.execute(sql`delete from ${sql.identifier(table)}`);
  for (const [name, id] of Object.entries(people)) {
    await api.database.execute(
      sql`insert into users (id, name, name_key, email_key, confirmed, open_tabs, joined_at, seen_at) values (${id}, ${name}, ${`matrix ${name}`}, ${`${name}@matrix.example`}, ${name !== 'unconfirmed'}, '{info}', now(), now())`,
    );
    sessions[name as keyof typeof people] = await api.signIn(id);
  }
  await api.database.execute(
    sql`insert into age_checks (user_id, adapter, state, created_at) values (${people.underCheck}, 'manual', 'pending', now())`,
  );
  sessions.expired = await api.signIn(people.a);
  await api.database.execute(
    sql`update sessions set expires_at = ${new Date(api.clock.now - 1_000).toISOString()}::timestamptz where hash = ${hashToken(sessions.expired.split('=')[1] ?? '')}`,
  );
});
afterAll(() => api.close());

/** Tables that an action could change, and those of them whose rows of a member are removed before each cell. */
let digested: readonly string[] = [];
let emptied: readonly string[] = [];
/** Tables with rows that the members of the matrix need. */
const filled = new Set(['sessions', 'age_checks']);

const tablesWith = async (condition: ReturnType<typeof sql>): Promise<string[]> =>
  (
    await queryRows<{ name: string }>(
      api.database,
      sql`select t.table_name as name from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and ${condition} order by t.table_name`,
    )
  ).map(({ name }) => name);

let nextId = 70_000;

/**
 * Creates the function that resets the state: new objects of the owner, one friend, one blocked member, no other
 * relations. It is a single call, because it runs often.
 */
const reset = () => `
create function matrix_reset(owner integer, list integer, friend integer, kept_out integer, at timestamptz) returns void language plpgsql as $$
declare name text;
begin
  foreach name in array array[${emptied.map((name) => `'${name}'`).join(', ')}] loop
    execute format('delete from %I where user_id between 7100001 and 7100007', name);
  end loop;
  delete from messages where from_id between 7100001 and 7100007;
  delete from attempts;
  insert into friends (user_id, friend_id, accepted, requested_at) values (friend, owner, true, at);
  insert into blocks (user_id, blocked_id, created_at) values (owner, kept_out, at);
  insert into playlists (id, user_id, title, private, posted_at, videos) values (list, owner, 'A list', false, at, 1), (list + 1, owner, 'A list', true, at, 1);
  insert into playlist_videos (playlist_id, video_id, position, added_at) values (list, ${videos.long.id}, 0, at), (list + 1, ${videos.long.id}, 0, at);
  insert into comments (id, section, object_id, user_id, text, posted_at) values (list, 'model', ${fullModels.man.id}, owner, 'Words', at);
  insert into uploads (id, key, user_id, file_name, state, created_at, updated_at) overriding system value values (list, list::text, owner, 'a.mp4', 'ready', at, at);
  insert into notifications (id, user_id, kind, actor_id, created_at) overriding system value values (list, owner, 'message', friend, at);
end $$`;

async function createOwner(ownerId: number): Promise<Owner> {
  const at = sql`${new Date(api.clock.now).toISOString()}::timestamptz`;
  nextId += 2;
  await api.database.execute(
    sql`select matrix_reset(${ownerId}, ${nextId}, ${people.friend}, ${people.blocked}, ${at})`,
  );
  const name = ownerId === people.a ? 'a' : 'b';
  const find = () =>
    queryRows<{ id: string }>(
      api.database,
      sql`select id from sessions where hash = ${hashToken((sessions[name] ?? '').split('=')[1] ?? '')}`,
    );
  // The previous cell may have ended the session.
  if ((await find()).length === 0) sessions[name] = await api.signIn(ownerId);
  const [session] = await find();
  return {
    id: ownerId,
    publicList: nextId,
    privateList: nextId + 1,
    comment: nextId,
    notification: nextId,
    upload: nextId,
    session: session?.id ?? '',
  };
}

/** Returns the session and country of a visitor. The other owner acts as an ordinary member. */
function asVisitor(visitor: Visitor, ownerId: number): { as?: string; country?: string } {
  const other = ownerId === people.a ? 'b' : 'a';
  const name = {
    guest: null,
    unconfirmed: 'unconfirmed',
    expired: 'expired',
    member: other,
    owner: ownerId === people.a ? 'a' : 'b',
    friend: 'friend',
    blocked: 'blocked',
    'gated guest': null,
    'gated member': other,
    'former friend': 'formerFriend',
    'member under check': 'underCheck',
    'gated member under check': 'underCheck',
  } as const;
  const session = name[visitor];
  const as = session === null ? undefined : sessions[session];
  return { ...(as !== undefined && { as }), ...(visitor.startsWith('gated') && { country: 'gb' }) };
}

/** Tables that hold nothing of a member's, or that a refused action may write. All others are compared. */
const undigested = new Set([
  ...['attempts', 'used_captchas', 'outbox', 'mailed_tokens', 'identities', 'former_names', 'secrets'],
  ...['videos', 'video_facets', 'video_days', 'channels', 'models', 'categories', 'tags', 'keywords', 'list_totals'],
  ...['media_jobs', 'media_workers', 'upload_parts'],
]);

/** Returns a hash of all data that an action could change, except attempts and times of last visits. */
async function digest(): Promise<string> {
  const words = await queryRows<{ word: string }>(
    api.database,
    sql.join(
      digested.map(
        (name) =>
          sql`select md5(coalesce(string_agg(w, '' order by w), '')) as word from (select md5((to_jsonb(t) - 'seen_at' - 'expires_at')::text) as w from ${sql.identifier(name)} t) rows`,
      ),
      sql` union all `,
    ),
  );
  const [videosWord] = await queryRows<{ word: string }>(
    api.database,
    sql`select sum(views + likes * 3 + dislikes * 7 + comments * 11)::text as word from videos`,
  );
  return [...words, videosWord].map((one) => one?.word).join(' ');
}
/** Returns a counter that increases with every writing transaction, even if it is rolled back. */
const transactionCounter = async () =>
  (await queryRows<{ xid: string }>(api.database, sql`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`))[0]
    ?.xid;

interface State {
  owner: Owner;
  digest: string;
}

const readState = async (ownerId: number): Promise<State> => ({
  owner: await createOwner(ownerId),
  digest: await digest(),
});

/** Lets a member be a friend of the owner, and end the friendship as members do. */
async function endFriendship({ owner }: State): Promise<State> {
  const id = people.formerFriend;
  await api.database.execute(
    sql`insert into friends (user_id, friend_id, accepted, requested_at) values (${id}, ${owner.id}, true, now())`,
  );
  const body = new URLSearchParams({ act: 'friend', section: 'del', user_id: String(owner.id) });
  const response = await api.get(calls.input.path(), { method: 'POST', body, as: sessions.formerFriend ?? '' });
  expect(response.status).toBe(200);
  return { owner, digest: await digest() };
}

/** Checks one cell and returns the state after it. A refusal must not change the state. */
async function checkCell(action: Action, visitor: Visitor, state: State): Promise<State> {
  const { owner } = state;
  const expected: Cell = action.cells[sameAs[visitor] ?? visitor] ?? (visitor.startsWith('gated') ? gated : 'ok');
  const { path, form } = action.request(owner);
  const xid = await transactionCounter();
  const response = await api.get(path, {
    ...asVisitor(visitor, owner.id),
    ...(form && {
      method: 'POST',
      body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
    }),
  });
  const reply = (await response.json()) as { code?: string; msg?: string; codes?: { code: string }[]; error?: unknown };
  const description = `${visitor}, owner ${owner.id}`;
  const wrote = (await transactionCounter()) !== xid;
  if (expected === 'ok') {
    const code = reply.code ?? reply.codes?.[0]?.code;
    expect([response.status, reply.error], `${description}, refused with ${code}`).toEqual([200, undefined]);
    return wrote ? readState(owner.id) : state;
  }
  expect([response.status, reply.code ?? reply.codes?.[0]?.code ?? reply.msg], description).toEqual(expected);
  if (wrote) expect(await digest(), `${description} changed a row`).toBe(state.digest);
  return state;
}

test('a refusal is compared over every table that an action could change', () => {
  expect(digested).toEqual(
    expect.arrayContaining(['users', 'sessions', 'playlists', 'comments', 'messages', 'uploads']),
  );
  expect(emptied).toEqual(expect.arrayContaining(['friends', 'blocks', 'votes', 'notifications']));
});

test.each(Object.entries(actions))('%s', async (_, action) => {
  const friendTabs = action.forFriends ? openableTabs.join() : '';
  await api.database.execute(
    sql`update users set friend_tabs = string_to_array(${friendTabs}, ',') where id in (${people.a}, ${people.b})`,
  );
  for (const ownerId of [people.a, people.b]) {
    let before = await readState(ownerId);
    for (const visitor of visitors) {
      if (visitor === 'former friend') before = await endFriendship(before);
      before = await checkCell(action, visitor, before);
    }
  }
});

/** These reply with a file or a redirect; http.test.ts and accounts.test.ts test them. */
const withoutJson = new Set([
  'GET /get_file/:server/:hash/:thousand/:id/:name/',
  'GET /healthz',
  'GET /readyz',
  'GET /media/*',
  'GET /media/uploads/*',
  'GET /media/described/:id/:file',
  'GET /get_file/upload/:hash/:role/:id/:expires/*',
  `GET ${calls.providerLogin.path()}`,
]);

test('the matrix covers every call, act and section', () => {
  const asked = Object.values(actions).map(({ request }) =>
    request({ id: 1, publicList: 1, privateList: 1, comment: 1, notification: 1, upload: 1, session: '' }),
  );
  const isCovered = (method: string, route: string): boolean => {
    const shape = new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
    return asked.some(({ path, form }) => (form ? 'POST' : 'GET') === method && shape.test(path.split('?')[0] ?? ''));
  };
  const untried = api.routes.filter(
    ({ method, path }) => method !== 'ALL' && !withoutJson.has(`${method} ${path}`) && !isCovered(method, path),
  );
  expect(untried.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const named = (field: string, where: string) =>
    new Set(asked.filter(({ path }) => path === where).map(({ form }) => String(form?.[field] ?? '')));
  expect([...named('act', calls.input.path())].toSorted()).toEqual(actNames.toSorted());
  expect([...named('section', calls.ownPage.path())].toSorted()).toEqual(sectionNames.toSorted());
  expect([...named('section', calls.videoEdit.path())].toSorted()).toEqual(uploadSectionNames.toSorted());
});
