/**
 * Durability: acknowledged writes survive repeated SIGKILLs. Set KILLS=50 for a long run, and KILLS_ON=server for one on
 * a PostgreSQL server, which crashes at every second kill.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoNames, demoPassword } from '@afterglow/api/accounts/demo';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { noFilters } from '@afterglow/contract/lists';
import { videosReply } from '@afterglow/contract/video';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { StartedApi } from './startApi.ts';
import { startApi } from './startApi.ts';
import { extractTemplate } from './catalogueTemplate.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-kill-'));
const kills = Number(process.env['KILLS'] ?? 2);
const isOnServer = process.env['KILLS_ON'] === 'server';
let server: PostgresServer | undefined;
beforeAll(async () => {
  if (isOnServer) server = await startPostgres();
  else await extractTemplate(folder);
});
afterAll(async () => {
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});
const userId = fullMembers.standard.id;
const ids = [...makeCatalogue().videos()].map(({ entity }) => entity.id);

const originOf = ({ port }: StartedApi) => `http://127.0.0.1:${port}`;

async function signIn(api: StartedApi): Promise<string> {
  const response = await fetch(`${originOf(api)}${calls.login.path()}`, {
    method: 'POST',
    body: new URLSearchParams({ usr: demoNames[0] ?? '', pwd: demoPassword }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Returns the ids of the member's favourites. */
async function readFavourites(api: StartedApi, cookie: string): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let page = 1; ; page += 1) {
    const path = calls.videos.path(
      {
        gender: 'str',
        ...noFilters,
        section: 'favourite',
        objectId: String(userId),
        sort: 'latest-updates',
        count: 200,
        page,
      },
      0,
    );
    const list = decodeJson(
      videosReply,
      await (await fetch(originOf(api) + path, { headers: { Cookie: cookie } })).json(),
    );
    for (const { id } of list.entries) ids.add(id);
    if (page >= list.pages) return ids;
  }
}

test(
  `nothing acknowledged is lost in ${kills} kills`,
  async () => {
    /** State by id after the last acknowledged write. An id is absent while a write is in flight. */
    const acknowledged = new Map<number, boolean>();
    let cookie = '';
    let acknowledgedWrites = 0;
    for (let round = 0; round <= kills; round += 1) {
      const api = await startApi({ DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) });
      expect(api.port, api.stderr()).toBeGreaterThan(0);
      if (round === 0) cookie = await signIn(api);
      const stored = await readFavourites(api, cookie);
      for (const [id, expected] of acknowledged) expect(stored.has(id), `round ${round}, video ${id}`).toBe(expected);
      if (round === kills) {
        api.process.kill('SIGTERM');
        expect(await api.ended, api.stderr()).toBe(0);
        break;
      }
      let alive = true;
      // Kills after a number of writes, not after a time, so that slow machines test as much. Other writes are in
      // flight then.
      const killAfter = acknowledgedWrites + 25 + ((round * 37) % 60);
      const writer = async (first: number): Promise<void> => {
        for (let index = first; ; index = (index + 8) % ids.length) {
          if (!alive) return;
          const id = ids[index] ?? 0;
          const adding = !(acknowledged.get(id) ?? stored.has(id));
          acknowledged.delete(id);
          try {
            const response = await fetch(`${originOf(api)}${calls.input.path()}`, {
              method: 'POST',
              headers: { Cookie: cookie },
              body: new URLSearchParams({ act: 'favourite', video_id: String(id), ...(!adding && { section: 'del' }) }),
            });
            if (((await response.json()) as { ok?: number }).ok === 1) {
              acknowledged.set(id, adding);
              acknowledgedWrites += 1;
              if (acknowledgedWrites === killAfter) {
                if (round % 2 === 1) await server?.crash();
                api.process.kill('SIGKILL');
              }
            }
          } catch {
            return;
          }
        }
      };
      const writers = Promise.all(Array.from({ length: 8 }, (_, index) => writer(index)));
      expect(await api.ended, api.stderr()).toBe('SIGKILL');
      alive = false;
      await writers;
      if (round % 2 === 1) await server?.start();
    }
    expect(acknowledgedWrites).toBeGreaterThan(kills * 25);
  },
  60_000 + kills * 20_000,
);
