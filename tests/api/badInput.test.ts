/** Invalid input to every endpoint: no 5xx, always JSON of the contract, no partial writes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { oddValues, postPaths, queryPaths, readPaths } from '../tools/oddValues.ts';
import { expectJsonReply, expectConsistentCatalogue } from './expectReply.ts';
import type { TestApi, RequestOptions } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { calls } from '@afterglow/contract/calls';
import { topNames } from '../tools/callPaths.ts';

let api: TestApi;
let as: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now += 2 * 60 * 60_000;
  as = await api.signIn(fullMembers.own.id);
});

test('every route of the API is covered', () => {
  const routePattern = (route: string) =>
    new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
  const gets = [...readPaths.map((parts) => parts.join('/')), ...queryPaths.map((path) => path.split('?')[0] ?? '')];
  const untried = api.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' &&
      // These do not read the request.
      !['/healthz', '/readyz'].includes(path) &&
      !(method === 'GET' ? gets : postPaths).some((address) => routePattern(path).test(address)),
  );
  expect(untried).toEqual([]);
});

test.each(readPaths.map((parts) => [parts.join('/'), parts] as const))(
  '%s with odd values in each segment',
  async (_, parts) => {
    for (let partIndex = 1; partIndex < parts.length; partIndex += 1) {
      for (const word of oddValues) {
        const path = parts.map((part, at) => (at === partIndex ? word : part)).join('/');
        if (!path.startsWith('/get_file') && !path.startsWith('/media'))
          await expectJsonReply(api, path, partIndex % 2 === 0 ? { as } : {});
        else expect((await api.get(path)).status).toBeLessThan(500);
      }
      // Also replaces each dot-separated part of the file name.
      const file = parts[partIndex] ?? '';
      if (file.endsWith('.json'))
        for (let dotIndex = 0; dotIndex < file.split('.').length; dotIndex += 1)
          for (const word of oddValues.slice(0, 20))
            await expectJsonReply(
              api,
              [
                ...parts.slice(0, partIndex),
                file
                  .split('.')
                  .map((part, at) => (at === dotIndex ? word : part))
                  .join('.'),
              ].join('/'),
            );
    }
  },
);

test.each(queryPaths)('%s with odd suffixes', async (path) => {
  for (const word of oddValues) await expectJsonReply(api, path + word);
});

const urlencoded = 'application/x-www-form-urlencoded';
const bodies: Record<string, { type: string | null; bytes: Uint8Array<ArrayBuffer> | string }> = {
  nothing: { type: null, bytes: '' },
  'no type': { type: '', bytes: 'act=vote' },
  JSON: { type: 'application/json', bytes: '{"act":"vote","vote":{"$gt":0}}' },
  XML: { type: 'application/xml', bytes: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>' },
  'bytes that are no text': { type: urlencoded, bytes: new Uint8Array([0x61, 0x3d, 0xff, 0xfe, 0x00, 0xc3, 0x28]) },
  'UTF-16': { type: `${urlencoded}; charset=utf-16`, bytes: new Uint8Array(Buffer.from('act=vote', 'utf16le')) },
  'a form of a megabyte': { type: urlencoded, bytes: `act=comment&text=${'x'.repeat(1_000_000)}` },
  'a field seven thousand times': { type: urlencoded, bytes: 'act=vote&'.repeat(7_000) },
  'a form in parts without a boundary': { type: 'multipart/form-data', bytes: 'act=vote' },
  'a form in parts with another boundary': { type: 'multipart/form-data; boundary=a', bytes: '--b\r\n\r\n' },
  'half a form in parts': {
    type: 'multipart/form-data; boundary=a',
    bytes: '--a\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nPNG',
  },
  'a part without a name': {
    type: 'multipart/form-data; boundary=a',
    bytes: '--a\r\nContent-Disposition: form-data\r\n\r\nx\r\n--a--\r\n',
  },
  'a part with a terrible name': {
    type: 'multipart/form-data; boundary=a',
    bytes:
      '--a\r\nContent-Disposition: form-data; name="file"; filename="../../../etc/passwd\u0000.png"\r\n\r\nx\r\n--a--\r\n',
  },
  'a thousand files': {
    type: 'multipart/form-data; boundary=a',
    bytes:
      '--a\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nx\r\n'.repeat(1_000) + '--a--\r\n',
  },
};

test.each(Object.entries(bodies))('%s as a body', async (_, { type, bytes }) => {
  for (const path of postPaths)
    for (const session of [undefined, as]) {
      const headers = new Headers(type === null ? {} : { 'Content-Type': type });
      await expectJsonReply(api, path, {
        method: 'POST',
        body: bytes,
        headers,
        ...(session !== undefined && { as: session }),
      });
    }
});

const part = (more: string) => `--a\r\nContent-Disposition: form-data; name="file"${more}\r\n\r\n`;

test.each([
  ['a word', urlencoded, 'text='],
  ['a field', 'multipart/form-data; boundary=a', part('')],
  ['a picture', 'multipart/form-data; boundary=a', part('; filename="x.png"')],
])('a hundred megabytes instead of %s are not read to the end and leave no files', async (_, type, head) => {
  for (const path of postPaths) {
    let sentMegabytes = 0;
    const megabyte = new Uint8Array(1024 * 1024).fill(120);
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sentMegabytes === 0) controller.enqueue(new TextEncoder().encode(head));
        if (sentMegabytes >= 100) controller.close();
        else controller.enqueue(megabyte);
        sentMegabytes += 1;
      },
    });
    const status = await expectJsonReply(api, path, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': type },
      as,
    } as RequestOptions);
    // A form with a truncated picture is parsed and validated nevertheless.
    expect(head.includes('filename') ? [200, 400, 403, 404, 413] : [403, 404, 413], path).toContain(status);
    expect(sentMegabytes, path).toBeLessThan(30);
  }
  const folder = join(api.settings.dataFolder, 'parts');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE2'])('%s is not supported', async (method) => {
  for (const path of [...postPaths, calls.globals.path(), topNames])
    expect([403, 404]).toContain(await expectJsonReply(api, path, { method }));
});

test('afterwards the catalogue is consistent', () => expectConsistentCatalogue(api));
