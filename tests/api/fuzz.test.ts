/** Fuzz tests of all endpoints: no 5xx, always JSON of the contract, no partial writes. */
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, test, vi } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fieldNames, knownValues, oddValues, postPaths, queryPaths } from '../tools/oddValues.ts';
import { expectJsonReply, expectConsistentCatalogue } from './expectReply.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { calls } from '@afterglow/contract/calls';
import { topNames } from '../tools/callPaths.ts';

// Hundreds of requests per test, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now += 2 * 60 * 60_000;
});

/** Replaces lone surrogates, which URLs cannot contain. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/**
 * Creates a new session for every request, because requests may end it or delete the account. Falls back to another
 * account.
 */
async function signIn(): Promise<string> {
  const [member] = await queryRows<{ id: number }>(
    api.database,
    sql`select id from users order by id = ${fullMembers.own.id} desc, id limit 1`,
  );
  if (!member) throw new Error('Every account was deleted; the random requests had at most a few hundred tries.');
  return api.signIn(member.id);
}

test.each(queryPaths)('%s with a random suffix', async (path) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (text) => {
      await expectJsonReply(api, path + encodeURIComponent(wellFormed(text)));
    }),
    { numRuns: 60 },
  );
});

const value = fc.oneof(
  fc.constantFrom(...knownValues),
  fc.constantFrom(...oddValues),
  fc.string({ unit: 'binary', maxLength: 60 }).map(wellFormed),
  fc.string({ minLength: 400, maxLength: 3_000 }),
);
const fields = fc.array(fc.tuple(fc.constantFrom(...fieldNames), value), { maxLength: 9 });

test.each(postPaths)('%s with random fields', async (path) => {
  await fc.assert(
    fc.asyncProperty(fields, fc.boolean(), fc.boolean(), async (pairs, multipart, signedIn) => {
      api.clock.now += 1_000;
      let body: FormData | URLSearchParams = new URLSearchParams(pairs);
      if (multipart) {
        body = new FormData();
        for (const [name, text] of pairs) body.append(name, text);
      }
      await expectJsonReply(api, path, { method: 'POST', body, ...(signedIn && { as: await signIn() }) });
    }),
    { numRuns: 150 },
  );
});

test('random headers and cookies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        'cookie',
        'if-none-match',
        'if-modified-since',
        'range',
        'x-country',
        'x-forwarded-for',
        'referer',
        'origin',
        'user-agent',
        'accept-language',
        'content-type',
      ),
      fc.stringMatching(/^[\x21-\x7e][\x20-\x7e]{0,200}$/),
      async (name, text) => {
        await expectJsonReply(api, topNames, { headers: { [name]: text } });
        await expectJsonReply(api, calls.globals.path(), {
          headers: { Cookie: `session=${encodeURIComponent(text)}; ageToken=${encodeURIComponent(text)}` },
        });
      },
    ),
    { numRuns: 200 },
  );
});

test('afterwards the catalogue is consistent', () => expectConsistentCatalogue(api));
