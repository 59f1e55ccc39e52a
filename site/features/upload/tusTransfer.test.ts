import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { maxUploadChunkBytes } from '@afterglow/contract/bodyLimits';
import type { PostReply } from '@afterglow/contract/postReply';
import { afterEach, expect, test } from 'vitest';
import { transferByTus } from './tusTransfer.ts';

const megabyte = 1024 * 1024;

type Answer = (request: IncomingMessage, response: ServerResponse, bytes: number) => boolean;

/** Serves one upload. `answer` may answer a request itself. */
async function serve(length: number, answer: Answer = () => false) {
  const state = { received: 0, chunks: [] as number[], methods: [] as string[] };
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      state.methods.push(request.method ?? '');
      if (answer(request, response, bytes)) return;
      if (request.method === 'PATCH') {
        state.chunks.push(bytes);
        state.received += bytes;
      }
      response.setHeader('Upload-Offset', state.received).setHeader('Upload-Length', length);
      response.writeHead(request.method === 'PATCH' ? 204 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const address = server.address();
  return { state, address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/uploads/7` };
}
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** The library's build for Node takes buffers, where that for browsers takes files. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const fileOf = (bytes: number) => Buffer.alloc(bytes, 7) as unknown as Blob;

const transfer = (address: string, bytes: number, signal = new AbortController().signal) => {
  const progress: number[] = [];
  return { progress, reply: transferByTus(fileOf(bytes), address, (at) => progress.push(at), signal) };
};

test('a file goes on where the API has ended, in chunks that grow on a fast connection', async () => {
  const { state, address } = await serve(30 * megabyte);
  state.received = 2 * megabyte;
  const { reply, progress } = transfer(address, 30 * megabyte);
  expect(await reply).toMatchObject({ state: 'done' });
  expect(state.methods[0]).toBe('HEAD');
  expect(state.received).toBe(30 * megabyte);
  expect(state.chunks[0]).toBe(megabyte);
  expect(Math.max(...state.chunks)).toBe(maxUploadChunkBytes);
  expect(progress.at(-1)).toBe(30 * megabyte);
});

test('what the API has already is not sent', async () => {
  const { state, address } = await serve(megabyte);
  state.received = megabyte;
  expect(await transfer(address, megabyte).reply).toMatchObject({ state: 'done' });
  expect(state.methods).toEqual(['HEAD']);
});

test.each<[refused: string, method: string, status: number, body: string, code: string]>([
  ['no upload', 'HEAD', 404, '', 'not_found'],
  ['no session', 'HEAD', 401, '', 'login'],
  ['too many requests', 'HEAD', 429, '', 'limit_ip'],
  ['a fault', 'HEAD', 503, '', 'unavailable'],
  ['its own code', 'PATCH', 422, '{"error":1,"codes":[{"field":"file","code":"corrupted"}]}', 'corrupted'],
  ['a page of a proxy', 'PATCH', 502, '<h1>Bad gateway</h1>', 'unavailable'],
  ['a full disk', 'PATCH', 507, '', 'disk_full'],
])('an answer that says %s is understood', async (_, method, status, body, code) => {
  const { address } = await serve(megabyte, (request, response) => {
    if (request.method !== method) return false;
    response.writeHead(status).end(body);
    return true;
  });
  const reply: PostReply = await transfer(address, megabyte).reply;
  expect(reply).toMatchObject({ state: 'refused', refusals: [{ code }] });
});

test('a server that is away is told as such, and nothing is sent after a stop', async () => {
  expect(await transfer('http://127.0.0.1:9/api/uploads/7', megabyte).reply).toMatchObject({
    refusals: [{ code: 'unavailable' }],
  });
  const { state, address } = await serve(megabyte);
  await transfer(address, megabyte, AbortSignal.abort()).reply;
  expect(state.methods).toEqual([]);
});
