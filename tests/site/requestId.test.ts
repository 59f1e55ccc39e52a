import { expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { testSite } from './testSite.ts';

const given = 'a1b2c3d4-0000-4000-8000-f00dfeedcafe';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the request ids that the API received during one request to the site. */
async function idsFor(path: string, header?: string): Promise<(string | null)[]> {
  const site = testSite();
  await site.visit(path, { headers: header === undefined ? {} : { 'x-request-id': header } });
  return site.apiRequests.map(({ headers }) => headers.get('x-request-id'));
}

test.each(['/', calls.globals.path()])('%s: the API is told the id that a proxy gave the request', async (path) => {
  const ids = await idsFor(path, given);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids)).toEqual(new Set([given]));
});

test('without an id the site makes one, the same for all reads of a page and another for each request', async () => {
  const [first, second] = [new Set(await idsFor('/')), new Set(await idsFor('/'))];
  expect([...first]).toEqual([expect.stringMatching(uuid)]);
  expect([...second]).toEqual([expect.stringMatching(uuid)]);
  expect(first).not.toEqual(second);
});

test.each(['short', 'x'.repeat(65), 'somebody@example.org', 'a b c d e f g h i j', '<script>alert(1)</script>'])(
  'an id that could hold text or fill the log is replaced: %s',
  async (header) => {
    expect(await idsFor(calls.globals.path(), header)).toEqual([expect.stringMatching(uuid)]);
  },
);
