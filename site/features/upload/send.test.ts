import { refusedAs, type PostReply } from '@afterglow/contract/postReply';
import { expect, test } from 'vitest';
import { sendFile, type FileTransfer } from './send.ts';

const megabyte = 1024 * 1024;
const done: PostReply = { state: 'done', reply: {} };

/** Result of one transfer: the bytes that the API has in the end, and the reason why it ended. */
type Turn = [bytes: number, reply: PostReply];

/** Sends a file by transfers that go as told, and records what happens meanwhile. */
function sender(turns: readonly Turn[], bytes = 3 * megabyte) {
  const told = { waited: [] as number[], progress: [] as number[], lost: 0, addresses: [] as string[] };
  const controller = new AbortController();
  const left = [...turns];
  const transfer: FileTransfer = async (_, address, onProgress) => {
    told.addresses.push(address);
    const [reached, reply] = left.shift() ?? [0, refusedAs('not_found')];
    onProgress(reached);
    return reply;
  };
  const run = (file = new Blob([new Uint8Array(bytes)]), offset = 0) =>
    sendFile(
      { file, address: '/api/uploads/7', offset },
      {
        transfer,
        wait: async (ms) => void told.waited.push(ms),
        onProgress: (at) => told.progress.push(at),
        onLost: () => (told.lost += 1),
      },
      controller.signal,
    );
  return { told, run, controller };
}

test('a file is sent until the API has all of it', async () => {
  const { told, run } = sender([[3 * megabyte, done]]);
  expect(await run()).toEqual({ state: 'complete' });
  expect(told).toMatchObject({ progress: [3 * megabyte], waited: [], lost: 0, addresses: ['/api/uploads/7'] });
});

test('a connection lost mid-way is tried again, later and later, and at once sooner after progress', async () => {
  const gone = refusedAs('unavailable');
  const { told, run } = sender([
    [megabyte, gone],
    [megabyte, gone],
    [megabyte, gone],
    [2 * megabyte, gone],
    [3 * megabyte, done],
  ]);
  expect((await run()).state).toBe('complete');
  expect(told.waited).toEqual([1_000, 2_000, 4_000, 1_000]);
  expect(told.lost).toBe(4);
});

test('a pause is half a minute at most', async () => {
  const { told, run } = sender([...Array.from({ length: 8 }, (): Turn => [0, refusedAs('limit_ip')]), [9, done]]);
  await run();
  expect(told.waited.at(-1)).toBe(30_000);
});

test('what another tab has sent meanwhile is gone on from', async () => {
  const { told, run } = sender([
    [0, refusedAs('wrong_offset')],
    [3 * megabyte, done],
  ]);
  expect((await run()).state).toBe('complete');
  expect(told.addresses).toHaveLength(2);
});

test.each(['corrupted', 'not_found', 'login', 'disk_full'])(
  'a file that is refused as %s is not sent on',
  async (code) => {
    const { told, run } = sender([[megabyte, refusedAs(code)]]);
    expect(await run()).toEqual({ state: 'refused', refusal: { field: 'notify', code } });
    expect(told.addresses).toHaveLength(1);
  },
);

test('stopped, it sends nothing more', async () => {
  const { told, run, controller } = sender([[megabyte, refusedAs('unavailable')]]);
  const sent = run();
  controller.abort();
  expect(await sent).toEqual({ state: 'stopped' });
  expect(told).toMatchObject({ lost: 0, waited: [] });
});

test('a file that cannot be read any more is not tried again', async () => {
  const { told, run } = sender([[3 * megabyte, refusedAs('unavailable')]]);
  class Moved extends Blob {
    override slice(...range: Parameters<Blob['slice']>): Blob {
      const part = super.slice(...range);
      part.arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotReadableError'));
      return part;
    }
  }
  expect(await run(new Moved([new Uint8Array(3 * megabyte)]))).toEqual({ state: 'unreadable' });
  expect(told).toMatchObject({ waited: [], lost: 0 });
});
