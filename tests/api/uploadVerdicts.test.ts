/** The page and the API refuse the same files and the same addresses. */
import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { encodeTusMetadata, tusVersion } from '@afterglow/contract/tus';
import { maxUploadBytes } from '@afterglow/contract/bodyLimits';
import { minUploadMinutes } from '@afterglow/contract/formLimits';
import { decodePostReply, type SentRefusal } from '@afterglow/contract/postReply';
import { uploadExtensions } from '@afterglow/contract/uploadFiles';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { openFile, openLink } from '../../site/features/upload/openUpload.ts';
import type { UploadEvent } from '../../site/features/upload/uploadState.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { createTestQueue, worker } from './uploadRequests.ts';

vi.setConfig({ testTimeout: 480_000 });

/**
 * Number of random cases. Addresses need more, because they have many parts, and few cases have exactly one wrong part.
 * Use fewer for many seeds: `CASES=100 npm run seeds -- …`.
 */
const casesOf = { file: Number(process.env['CASES'] ?? 400), address: Number(process.env['CASES'] ?? 2_000) };

let api: TestApi;
let session = '';
beforeAll(async () => {
  api = await createTestApi(
    { uploadsPerDay: 100_000, openUploads: 100_000 },
    () => true,
    undefined,
    // Announced uploads that are never sent would soon fill any disk.
    { freeBytes: async () => Number.MAX_SAFE_INTEGER },
  );
});
beforeEach(async () => {
  session = await api.signIn(fullMembers.standard.id);
  // A worker has just asked for a job, so that link uploads are accepted.
  await createTestQueue(api).claim(worker);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await api.database.execute(sql`delete from uploads`);
});
afterAll(() => api.close());

const post = (fields: URLSearchParams): Promise<Response> =>
  api.get(calls.videoEdit.path(), { method: 'POST', body: fields, as: session });

/** Returns the page's refusals, and whether the page sent a request to the API. */
async function saidByPage(
  open: () => Promise<UploadEvent>,
): Promise<{ refusals: SentRefusal[] | null; asked: boolean }> {
  let asked = false;
  vi.stubGlobal('fetch', (path: string, init: { body?: URLSearchParams; headers: Record<string, string> }) => {
    asked = true;
    return init.body ? post(init.body) : api.get(path, { method: 'POST', as: session, headers: init.headers });
  });
  const event = await open();
  return { refusals: event.type === 'refused' ? [...event.refusals] : null, asked };
}

async function saidByApi(response: Response): Promise<SentRefusal[] | null> {
  expect(response.status).toBeLessThan(500);
  if (response.status === 201) return null;
  const reply = decodePostReply(await response.json());
  return reply.state === 'refused' ? [...reply.refusals] : null;
}

const codesOf = (refusals: readonly SentRefusal[] | null) =>
  refusals?.map(({ field, code, info }) => ({ field, code, ...(info && { info }) })) ?? null;

const character = fc.constantFrom(
  ...['a', 'Z', '7', '.', ' ', '_', '-', '/', '%', 'é', 'ß', 'ﬁ', '\u0301', '\u{1f600}', 'ш', '夜', '\u202e', '\ud800'],
);
const stem = fc.oneof(
  fc.constantFrom('trams', 'Trams7', 'trams at night', '.hidden', 'a.b', 'x'.repeat(300), '夜'),
  fc.string({ unit: character, minLength: 1, maxLength: 6 }),
);
const extension = fc.oneof(
  fc.constantFrom(...uploadExtensions).map((one) => `.${one}`),
  fc.constantFrom('.MP4', '.Mov', '.exe', '.mp4.exe', '', '.', '.mp 4', '.m‍p4'),
);
const limits = [minUploadMinutes.exclusive * 60, minUploadMinutes.other * 60];
const chosen = fc.record({
  name: fc.oneof(
    fc.constant('trams.mp4'),
    fc.tuple(stem, extension).map((parts) => parts.join('')),
  ),
  bytes: fc.constantFrom(0, 1, 754, maxUploadBytes - 1, maxUploadBytes, maxUploadBytes + 1, 99_999_999_999),
  seconds: fc.constantFrom(0, 86_400, 1, ...limits.flatMap((at) => [at - 1, at - 0.1, at, at + 0.5]), 86_400),
  exclusive: fc.boolean(),
});

test('a file', async () => {
  let number = 0;
  const seen = { refused: 0, opened: 0 };
  await fc.assert(
    fc.asyncProperty(chosen, async ({ exclusive, ...one }) => {
      number += 1;
      const file = { ...one, file: new Blob([`Trams, number ${number}.`]) };
      const { refusals, asked } = await saidByPage(() => openFile(file, exclusive, 0));
      const claims = { duration: String(Math.floor(one.seconds)), exclusive: exclusive ? '1' : '0' };
      const headers = {
        ...{ 'Tus-Resumable': tusVersion, 'Upload-Length': String(one.bytes) },
        'Upload-Metadata': encodeTusMetadata({ filename: one.name, ...claims }),
      };
      const byApi = await saidByApi(await api.get(tusPath, { method: 'POST', as: session, headers }));
      expect(codesOf(refusals)).toEqual(codesOf(byApi));
      expect(asked, 'only what is right is sent').toBe(byApi === null);
      seen[byApi ? 'refused' : 'opened'] += 1;
    }),
    { numRuns: casesOf.file },
  );
  expect(Math.min(seen.refused, seen.opened)).toBeGreaterThan(casesOf.file / 20);
});

/** Three of four values are valid, so that often only one part of an address is wrong. */
const mostly = (usual: string, ...others: string[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 3 }, { arbitrary: fc.constantFrom(...others), weight: 1 });
const publicHosts = [
  'night-heron.example',
  'bücher.example',
  '夜.example',
  'example.org.',
  '8.8.8.8',
  '[2606:4700::1111]',
];
/** Includes the forms that browsers read as an IPv4 address. */
const privateHosts = ['127.0.0.1', '10.1.2.3', '0x7f.1', '2130706433', '[::1]', '[::ffff:10.0.0.1]', '169.254.1.1'];
const link = fc.oneof(
  {
    arbitrary: fc
      .record({
        before: mostly('', ' ', '\n', '\u00a0'),
        scheme: mostly('https://', 'http://', 'HTTPS://', 'ftp://', 'file://', 'javascript:', '//', ''),
        user: mostly('', 'ada@', 'ada:x@', ':@', '@'),
        host: fc.constantFrom(...publicHosts, ...privateHosts, 'localhost', 'a', '', '%'),
        port: mostly('', ':443', ':80', ':8080', ':', ':x'),
        path: fc.oneof(fc.constantFrom('/trams.mp4', '', '?a=b#c'), fc.string({ unit: character, maxLength: 8 })),
        length: fc.oneof(
          { arbitrary: fc.constant(0), weight: 3 },
          { arbitrary: fc.constantFrom(1_950, 2_000, 2_100), weight: 1 },
        ),
      })
      .map(({ before, scheme, user, host, port, path, length }) =>
        `${before}${scheme}${user}${host}${port}${path}`.padEnd(length, 'x'),
      ),
    weight: 5,
  },
  { arbitrary: fc.string({ unit: character, maxLength: 12 }), weight: 1 },
);

test('an address', async () => {
  const seen = { refused: 0, opened: 0, byApiAlone: 0 };
  await fc.assert(
    fc.asyncProperty(link, fc.boolean(), async (typed, exclusive) => {
      const { refusals, asked } = await saidByPage(() => openLink(typed, exclusive, 0));
      const fields = { section: 'link', link: typed, exclusive: exclusive ? '1' : '0' };
      const byApi = await saidByApi(await post(new URLSearchParams(fields)));
      expect(codesOf(refusals)).toEqual(codesOf(byApi));
      if (!asked) expect(byApi).not.toBeNull();
      seen[byApi ? 'refused' : 'opened'] += 1;
      // Only the API can resolve an address.
      if (asked && byApi) seen.byApiAlone += 1;
    }),
    { numRuns: casesOf.address },
  );
  expect(Math.min(seen.refused, seen.opened, seen.byApiAlone)).toBeGreaterThan(casesOf.address / 50);
});
