/** What was acknowledged is on disk: the process is killed in the midst of writes, again and again. KILLS=50 for the long run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { demoNames, demoPassword } from '../../fixtures/api/accounts/demo.ts';
import { calls } from '../../fixtures/contract/calls.ts';
import { noFilters } from '../../fixtures/contract/lists.ts';
import { videosReply } from '../../fixtures/contract/video.ts';
import { makeCatalogue } from '../../fixtures/data/catalogue/catalogue.ts';
import { fullMembers } from '../../fixtures/data/members.ts';
import type { Started } from './startApi.ts';
import { startApi } from './startApi.ts';
import { fillFolder } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kills = Number(process.env['KILLS'] ?? 2);
const userId = fullMembers.standard.id;
const ids = [...makeCatalogue().videos()].map(({ entity }) => entity.id);

const addressOf = ({ port }: Started) => `http://127.0.0.1:${port}`;

async function signIn(api: Started): Promise<string> {
  const response = await fetch(`${addressOf(api)}/api/login.php`, {
    method: 'POST',
    body: new URLSearchParams({ usr: demoNames[0] ?? '', pwd: demoPassword }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Ids that the API says are kept. */
async function kept(api: Started, cookie: string): Promise<Set<number>> {
  const found = new Set<number>();
  for (let page = 1; ; page += 1) {
    const path = calls.videos(
      'str',
      { ...noFilters, section: 'favourite', objectId: String(userId), sort: 'latest-updates', count: 200, page },
      0,
    );
    const list = z.decode(
      videosReply,
      (await (await fetch(addressOf(api) + path, { headers: { Cookie: cookie } })).json()) as z.input<
        typeof videosReply
      >,
    );
    for (const { id } of list.entries) found.add(id);
    if (page >= list.pages) return found;
  }
}

test(
  `nothing acknowledged is lost in ${kills} kills`,
  async () => {
    /** What the last acknowledged write says of an id; a write that was under way at the kill may have come to anything. */
    const acknowledged = new Map<number, boolean>();
    await fillFolder(folder);
    let cookie = '';
    let written = 0;
    for (let round = 0; round <= kills; round += 1) {
      const api = await startApi({ DATA_DIR: folder });
      expect(api.port, api.said()).toBeGreaterThan(0);
      if (round === 0) cookie = await signIn(api);
      const now = await kept(api, cookie);
      for (const [id, expected] of acknowledged) expect(now.has(id), `round ${round}, video ${id}`).toBe(expected);
      if (round === kills) {
        api.process.kill('SIGTERM');
        expect(await api.ended).toBe(0);
        break;
      }
      let alive = true;
      // By count, not by the clock: a slow machine tries no less. The other writers are in the midst of theirs.
      const enough = written + 25 + ((round * 37) % 60);
      const writer = async (first: number): Promise<void> => {
        for (let place = first; ; place = (place + 8) % ids.length) {
          if (!alive) return;
          const id = ids[place] ?? 0;
          const keep = !(acknowledged.get(id) ?? now.has(id));
          acknowledged.delete(id);
          try {
            const response = await fetch(`${addressOf(api)}/api/input.php`, {
              method: 'POST',
              headers: { Cookie: cookie },
              body: new URLSearchParams({ act: 'favourite', video_id: String(id), ...(!keep && { section: 'del' }) }),
            });
            if (((await response.json()) as { ok?: number }).ok === 1) {
              acknowledged.set(id, keep);
              written += 1;
              if (written === enough) api.process.kill('SIGKILL');
            }
          } catch {
            return;
          }
        }
      };
      const writers = Promise.all(Array.from({ length: 8 }, (_, place) => writer(place)));
      expect(await api.ended).toBe('SIGKILL');
      alive = false;
      await writers;
    }
    expect(written).toBeGreaterThan(kills * 25);
  },
  30_000 + kills * 10_000,
);
