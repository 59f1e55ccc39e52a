/** Two processes of the API on one server behind a pooler, with members who try. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { hashPassword } from '@afterglow/api/accounts/passwords';
import { openDatabase, type Database } from '@afterglow/api/database/database';
import { createSession } from '@afterglow/api/http/session';
import { startApi, type StartedApi } from '../../../api/startApi.ts';
import { insertMembers, memberIds, memberPassword } from '../../../api/limitTries.ts';
import { startPgbouncer } from '../../../tools/pgbouncer.ts';
import { startPostgres } from '../../../tools/postgres.ts';
import { clockAhead } from '../../clock.ts';

export const uploadsPerDay = 20;

export interface LimitCluster {
  database: Database;
  cookieOf: (member: number) => string;
  send: (number: number, path: string, init: RequestInit) => Promise<Response>;
  /** Kills a process, and starts it again. Its clock is this many seconds ahead. */
  restart: (index: number, secondsAhead?: number) => Promise<void>;
  /** Forgets all attempts and what they have left. */
  reset: () => Promise<void>;
  end: () => Promise<void>;
}

async function start(settings: Record<string, string>): Promise<StartedApi> {
  const api = await startApi(settings);
  if (api.port === 0) throw new Error(`The API did not start: ${api.stderr()}`);
  return api;
}

async function stop(api: StartedApi | undefined, signal: NodeJS.Signals): Promise<void> {
  api?.process.kill(signal);
  await api?.ended;
}

/** A video makes the database one that is not empty, which a start of the API would fill. */
const video = sql`insert into videos (id, dir, title, seconds, posted_at, last_viewed_at, card) values (10, 'ten', 'Ten', 60, now(), now(), '')`;

async function addMembers(database: Database): Promise<Map<number, string>> {
  await database.execute(video);
  await insertMembers(database, await hashPassword(memberPassword));
  const cookies = new Map<number, string>();
  for (const userId of memberIds)
    cookies.set(
      userId,
      `session=${await createSession(database, { userId, agent: 'a hard run', country: 'ca' }, Date.now())}`,
    );
  return cookies;
}

export async function startLimitCluster(): Promise<LimitCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-limits-'));
  const postgres = await startPostgres();
  const pooler = await startPgbouncer(postgres);
  const database = await openDatabase({ databaseUrl: postgres.url, dataFolder: '' });
  const cookies = await addMembers(database);
  const settings = {
    ...{ DATA_DIR: folder, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url },
    ...{ UPLOADS_PER_DAY: String(uploadsPerDay), OPEN_UPLOADS: '1000' },
  };
  const apis = await Promise.all([start(settings), start(settings)]);
  return {
    database,
    cookieOf: (member) => cookies.get(member) ?? '',
    send: (number, path, init) => fetch(`http://127.0.0.1:${apis[number % apis.length]?.port}${path}`, init),
    restart: async (index, secondsAhead = 0) => {
      await stop(apis[index], 'SIGKILL');
      apis[index] = await start({ ...settings, ...clockAhead(secondsAhead) });
    },
    reset: async () => {
      for (const table of ['attempts', 'friends', 'uploads', 'outbox', 'mailed_tokens'])
        await database.execute(sql`delete from ${sql.identifier(table)}`);
    },
    end: async () => {
      await Promise.all(apis.map((api) => stop(api, 'SIGTERM')));
      await database.close();
      await pooler.end();
      await postgres.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
