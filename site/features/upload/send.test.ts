import { maxUploadChunkBytes, minUploadChunkBytes } from '@afterglow/contract/bodyLimits';
import { refusedAs, type PostReply } from '@afterglow/contract/postReply';
import { expect, test } from 'vitest';
import type { UploadRequest } from '../../data/uploads.ts';
import { sendFile } from './send.ts';

const megabyte = 1024 * 1024;

interface Fault {
  /** Number of the request that it affects, from 1 on. */
  at: number;
  reply: PostReply;
  /** Whether the part had arrived all the same, and only its answer was lost. */
  arrived?: boolean;
}

interface Circumstances {
  faults?: Fault[];
  msPerMegabyte?: number;
}

/** Returns the API as a sender sees it: it accepts only the part that follows what it already has. */
function receiver(bytes: number, { faults = [], msPerMegabyte = 0 }: Circumstances = {}) {
  const got = { received: 0, clock: 0, requests: [] as string[], parts: [] as number[] };
  const misplaced = (): PostReply => ({
    state: 'refused',
    refusals: [{ field: 'notify', code: 'wrong_offset', info: { offset: got.received } }],
  });
  const answer = async ({ section, fields, file }: UploadRequest): Promise<PostReply> => {
    got.requests.push(section === 'chunk' ? `chunk ${fields['offset']}` : section);
    const fault = faults.find(({ at }) => at === got.requests.length);
    if (fault && !fault.arrived) return fault.reply;
    if (section === 'finish')
      return got.received === bytes ? { state: 'done', reply: { success: 1, status: 'processing' } } : misplaced();
    if (Number(fields['offset']) !== got.received) return misplaced();
    const size = file?.bytes.size ?? 0;
    got.parts.push(size);
    got.received += size;
    got.clock += (size / megabyte) * msPerMegabyte;
    return fault?.reply ?? { state: 'done', reply: { success: 1, offset: got.received } };
  };
  return { got, answer };
}

/** Sends a file to the receiver, and records what happens meanwhile. */
function sender(bytes: number, circumstances: Circumstances = {}) {
  const { got, answer } = receiver(bytes, circumstances);
  const told = { waited: [] as number[], progress: [] as number[], lost: 0 };
  const controller = new AbortController();
  const run = (offset = 0, file = new Blob([new Uint8Array(bytes)])) =>
    sendFile(
      { uploadId: '7', file, name: 'balcony.mp4', offset },
      {
        send: answer,
        wait: async (ms) => void told.waited.push(ms),
        now: () => got.clock,
        onProgress: (at) => told.progress.push(at),
        onLost: () => (told.lost += 1),
      },
      controller.signal,
    );
  return { got, told, run, controller };
}

test('a file is sent in parts, in order, and ended', async () => {
  const api = sender(3 * megabyte + 5);
  expect(await api.run()).toEqual({ state: 'complete', reply: { success: 1, status: 'processing' } });
  expect(api.got.received).toBe(3 * megabyte + 5);
  expect(api.told.progress.at(-1)).toBe(3 * megabyte + 5);
  expect(api.got.requests.at(-1)).toBe('finish');
});

test('it goes on where the API stopped, even if that is not where it was thought to be', async () => {
  const api = sender(3 * megabyte);
  api.got.received = 2 * megabyte;
  expect((await api.run(megabyte)).state).toBe('complete');
  expect(api.got.requests.slice(0, 2)).toEqual([`chunk ${megabyte}`, `chunk ${2 * megabyte}`]);
  expect(api.got.received).toBe(3 * megabyte);
});

test('a connection lost mid-way is tried again, later and later, and nothing is sent twice', async () => {
  const gone = refusedAs('unavailable');
  const api = sender(2 * megabyte, { faults: [2, 3, 4].map((at) => ({ at, reply: gone })) });
  expect((await api.run()).state).toBe('complete');
  expect(api.told.waited).toEqual([1_000, 2_000, 4_000]);
  expect(api.told.lost).toBe(3);
  expect(api.got.parts.reduce((sum, size) => sum + size, 0)).toBe(2 * megabyte);
});

test('a part whose answer was lost is not counted twice', async () => {
  const api = sender(3 * megabyte, { faults: [{ at: 1, reply: refusedAs('unavailable'), arrived: true }] });
  expect((await api.run()).state).toBe('complete');
  expect(api.got.received).toBe(3 * megabyte);
});

test('parts grow on a fast connection and shrink on a slow one, within what the API takes', async () => {
  const fast = sender(40 * megabyte, { msPerMegabyte: 10 });
  await fast.run();
  expect(Math.max(...fast.got.parts)).toBe(maxUploadChunkBytes);
  const slow = sender(3 * megabyte, { msPerMegabyte: 60_000 });
  await slow.run();
  expect(slow.got.parts.slice(1).every((size) => size === minUploadChunkBytes)).toBe(true);
});

test.each(['corrupted', 'not_found', 'login', 'disk_full'])(
  'a file that is refused as %s is not sent on',
  async (code) => {
    const api = sender(2 * megabyte, { faults: [{ at: 2, reply: refusedAs(code) }] });
    expect(await api.run()).toEqual({ state: 'refused', refusal: { field: 'notify', code } });
    expect(api.got.requests).toHaveLength(2);
  },
);

test('stopped, it sends nothing more', async () => {
  const api = sender(3 * megabyte, { faults: [{ at: 2, reply: refusedAs('unavailable') }] });
  const sent = api.run();
  api.controller.abort();
  expect(await sent).toEqual({ state: 'stopped' });
  expect(api.got.requests.length).toBeLessThanOrEqual(1);
});

test('a file that cannot be read any more is not tried again', async () => {
  const api = sender(3 * megabyte, { faults: [{ at: 2, reply: refusedAs('unavailable') }] });
  class Moved extends Blob {
    override slice(...range: Parameters<Blob['slice']>): Blob {
      const part = super.slice(...range);
      part.arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotReadableError'));
      return part;
    }
  }
  expect(await api.run(0, new Moved([new Uint8Array(3 * megabyte)]))).toEqual({ state: 'unreadable' });
  expect(api.got.requests).toHaveLength(2);
  expect(api.told).toMatchObject({ waited: [], lost: 0 });
});
