/** A member who writes to the API, and what of it was acknowledged. */
import * as z from 'zod/mini';
import { defaultSettings } from '@afterglow/api/settings';
import { calls } from '@afterglow/contract/calls';
import { noFilters } from '@afterglow/contract/lists';
import { videosReply } from '@afterglow/contract/video';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { startApi, type StartedApi } from '../../../api/startApi.ts';
import { demoSession } from '../../../tools/demoSession.ts';

const ids = [...makeCatalogue().videos()].map(({ entity }) => entity.id);
const listPath = calls.videos.path(
  {
    ...{ gender: 'str', ...noFilters, section: 'favourite', objectId: String(fullMembers.standard.id) },
    ...{ sort: 'latest-updates', count: 200, page: 1 },
  },
  0,
);
const reply = z.object({ ok: z.optional(z.number()), code: z.optional(z.string()) });

export const originOf = ({ port }: StartedApi): string => `http://127.0.0.1:${port}`;

export async function startWorkingApi(settings: Record<string, string>): Promise<StartedApi> {
  const api = await startApi(settings);
  if (api.port === 0) throw new Error(`The API did not start: ${api.stderr()}`);
  return api;
}

export interface Member {
  /** Adds the next video to the favourites. Returns `stored`, `refused` if the API says so, or what else came. */
  write: (api: StartedApi) => Promise<string>;
  /** Returns how many acknowledged favourites are missing. */
  lost: (api: StartedApi) => Promise<number>;
}

export async function signIn(api: StartedApi): Promise<Member> {
  const cookie = (await demoSession(originOf(api), { publicOrigin: defaultSettings.publicOrigin })).join('=');
  const acknowledged = new Set<number>();
  let next = 0;
  return {
    async write(api) {
      const id = ids[next] ?? 0;
      next += 1;
      try {
        const response = await fetch(originOf(api) + calls.input.path(), {
          method: 'POST',
          headers: { Cookie: cookie },
          body: new URLSearchParams({ act: 'favourite', video_id: String(id) }),
        });
        const { ok, code } = z.parse(reply, await response.json());
        if (ok === 1 || code === 'already') acknowledged.add(id);
        else if (response.status !== 503) return `a write is answered with ${response.status} ${code ?? ''}`;
        return ok === 1 || code === 'already' ? 'stored' : 'refused';
      } catch (error) {
        return `a write is answered with ${String(error)}`;
      }
    },
    async lost(api) {
      const response = await fetch(originOf(api) + listPath, { headers: { Cookie: cookie } });
      const { entries } = decodeJson(videosReply, await response.json());
      const stored = new Set(entries.map(({ id }) => id));
      return [...acknowledged].filter((id) => !stored.has(id)).length;
    },
  };
}
