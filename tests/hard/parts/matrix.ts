/** Ids of somebody else's private things in every call that takes an id: refused, or nothing is told or changed. */
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { createTestApi, type TestApi } from '../../api/testApi.ts';
import type { OpenPart, Part } from '../part.ts';
import { addPrivateThings, attacker, readPrivateThings, sealed } from './matrix/privateThings.ts';
import { swappedRequests, type SwappedRequest } from './matrix/requests.ts';

const requestsOfRound = 50;

/** Sends a request as the attacker. Returns a sentence for each thing that must not be. */
async function tryRequest(api: TestApi, as: string, { name, path, form }: SwappedRequest): Promise<string[]> {
  const before = await readPrivateThings(api.database);
  // Limits are no protection of other members.
  await api.database.execute(sql`delete from attempts`);
  const response = await api.get(path, { as, ...(form && { method: 'POST', body: new URLSearchParams(form) }) });
  const text = await response.text();
  const sentence = `${name} (${path} ${JSON.stringify(form)}), answered with ${response.status},`;
  const after = await readPrivateThings(api.database);
  const changed = [...after].filter(([table, rows]) => before.get(table) !== rows).map(([table]) => table);
  return [
    ...(response.status >= 500 ? [`${sentence} fails: ${text.slice(0, 200)}`] : []),
    ...(text.includes(sealed) ? [`${sentence} tells ${text.slice(0, 300)}`] : []),
    ...changed.map((table) => `${sentence} changes ${table}: ${before.get(table)} → ${after.get(table)}`),
  ];
}

async function openMatrix(): Promise<OpenPart> {
  const api = await createTestApi();
  const session = await addPrivateThings(api);
  return {
    async round(seed) {
      const as = await api.signIn(attacker);
      const found: string[] = [];
      for (const request of fc.sample(swappedRequests(session), { seed, numRuns: requestsOfRound }))
        found.push(...(await tryRequest(api, as, request)));
      return { tried: requestsOfRound, found };
    },
    async close() {
      await api.close();
      return [];
    },
  };
}

export const matrix: Part = {
  unit: 'swapped ids',
  goal: "nothing of another member's private things is told or changed",
  rounds: 40,
  open: openMatrix,
};
