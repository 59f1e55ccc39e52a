/** A member with private things of every kind, and what must stay as it is when others name them. */
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '@afterglow/api/database/database';
import { hashToken } from '@afterglow/api/http/session';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from '../../../api/testApi.ts';

/** Stands in every private text, so that an answer with it tells something. */
export const sealed = 'sealed lantern';

export const attacker = 7_200_001;
const victim = 7_200_002;
/** A friend of the victim, who writes to it. */
const confidant = 7_200_003;
const first = 720_001;
/** A video that waits for moderation. */
const film = 190_000_001;

/** Ids of everything that the victim has. */
export const privateNumbers: readonly number[] = [victim, first, first + 1, film];

const statements = [
  ...[
    [attacker, 'attacker'],
    [victim, sealed],
    [confidant, sealed],
  ].map(
    ([id, mail]) => `insert into users (id, name, name_key, email, email_key, confirmed, open_tabs, joined_at, seen_at)
      values (${id}, 'member ${id}', 'member ${id}', '${mail} ${id}', '${mail} ${id}', true, '{}', now(), now())`,
  ),
  `insert into friends (user_id, friend_id, accepted, requested_at) values (${confidant}, ${victim}, true, now())`,
  `insert into blocks (user_id, blocked_id, created_at) values (${victim}, 6041293, now())`,
  `insert into playlists (id, user_id, title, description, private, posted_at, videos) values (${first}, ${victim}, '${sealed}', '${sealed}', true, now(), 1)`,
  `insert into playlist_videos (playlist_id, video_id, position, added_at) values (${first}, ${videos.long.id}, 0, now())`,
  `insert into comments (id, section, object_id, user_id, text, posted_at) values
    (${first}, 'member', ${victim}, ${victim}, '${sealed}', now()), (${first + 1}, 'video', ${videos.hd.id}, ${victim}, 'Seen by all', now())`,
  `insert into messages (from_id, to_id, text, sent_at) values (${victim}, ${confidant}, '${sealed}', now()), (${confidant}, ${victim}, '${sealed}', now())`,
  `insert into notifications (id, user_id, kind, actor_id, created_at) overriding system value values (${first}, ${victim}, 'message', ${confidant}, now())`,
  `insert into videos (id, dir, title, seconds, user_id, state, shown, posted_at, last_viewed_at, card, search_title)
    values (${film}, 'sealed', '${sealed}', 60, ${victim}, 'moderation', false, now(), now(), '"title":"${sealed}"', '${sealed}')`,
  `insert into uploads (id, key, user_id, file_name, source, state, video_id, created_at, updated_at) overriding system value values
    (${first}, '${'a'.repeat(32)}', ${victim}, '${sealed}.mp4', 'x', 'ready', null, now(), now()),
    (${first + 1}, '${'b'.repeat(32)}', ${victim}, '${sealed}.mp4', 'x', 'ready', ${film}, now(), now())`,
  `insert into saved_videos (user_id, kind, video_id, added_at) values (${victim}, 'history', ${videos.long.id}, now()), (${victim}, 'favourite', ${videos.long.id}, now())`,
  `insert into subscriptions (user_id, section, object_id, added_at, seen_at) values (${victim}, 'member', ${confidant}, now(), now())`,
  `insert into reports (id, subject, message, user_id, created_at) overriding system value values (${first}, 'question', '${sealed}', ${victim}, now())`,
  `insert into age_checks (id, user_id, adapter, state, created_at) overriding system value values (${first}, ${victim}, 'manual', 'pending', now())`,
];

/** Adds the members and the private things. Returns the id of the victim's session. */
export async function addPrivateThings({ database, signIn }: TestApi): Promise<string> {
  for (const statement of statements) await database.execute(sql.raw(statement));
  const hash = hashToken((await signIn(victim)).split('=')[1] ?? '');
  const [session] = await queryRows<{ id: string }>(database, sql`select id from sessions where hash = ${hash}`);
  return session?.id ?? '';
}

/** Rows of the victim, by table. Others may write to it, so that only its own side of a relation is meant. */
const ownRows: Readonly<Record<string, string>> = {
  users: `id = ${victim}`,
  ...Object.fromEntries(
    [
      ...['sessions', 'blocks', 'playlists', 'saved_videos', 'comments', 'subscriptions', 'votes', 'videos', 'uploads'],
      ...['reports', 'age_checks', 'notification_settings', 'friends'],
    ].map((table) => [table, `user_id = ${victim}`]),
  ),
  playlist_videos: `playlist_id = ${first}`,
  messages: `from_id in (${victim}, ${confidant}) and to_id in (${victim}, ${confidant})`,
  notifications: `id = ${first}`,
};

/** Columns that count what others do to it in public. */
const publicColumns = [
  ...['likes', 'dislikes', 'comments', 'subscribers', 'views', 'popularity', 'score', 'last_viewed_at'],
  ...['seen_at', 'expires_at'],
];

const rowsQuery = sql.raw(
  Object.entries(ownRows)
    .map(([table, where]) => {
      const row = publicColumns.reduce((text, column) => `${text} - '${column}'`, 'to_jsonb(t)');
      return `select '${table}' as name, coalesce(string_agg(r, ' ' order by r), '') as rows
        from (select (${row})::text as r from ${table} t where ${where}) all_rows`;
    })
    .join(' union all '),
);

/** Returns what the victim has, by table. */
export async function readPrivateThings(database: Database): Promise<Map<string, string>> {
  const tables = await queryRows<{ name: string; rows: string }>(database, rowsQuery);
  return new Map(tables.map(({ name, rows }) => [name, rows]));
}
