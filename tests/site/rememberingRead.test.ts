import { expect, test } from 'vitest';
import type { Read } from '../../site/runtime/data/read.ts';
import { createRememberingRead } from '../../site/runtime/server/rememberingRead.ts';
import { json } from './testSite.ts';

/** Returns a read that counts how many times it decodes. */
function counted(key = '/api/list'): Read<{ title: unknown }> & { decoded: () => number } {
  let times = 0;
  return {
    key,
    maxBytes: 1_000,
    decode: async (reply) => {
      times += 1;
      if (typeof reply !== 'object' || reply === null || !('title' in reply)) throw new TypeError('No title');
      return { title: reply.title };
    },
    decoded: () => times,
  };
}

const replying = (body: object, status?: number) => async () => json(body, status);

test('the same reply is decoded once and means the same', async () => {
  const [read, list] = [createRememberingRead(), counted()];
  const first = await read(replying({ title: 'Lake' }), list);
  expect(first).toEqual({ state: 'ready', value: { title: 'Lake' } });
  expect(await read(replying({ title: 'Lake' }), list)).toEqual(first);
  expect(list.decoded()).toBe(1);
});

test('another reply to the same read is decoded anew, and so is the first one after it', async () => {
  const [read, list] = [createRememberingRead(), counted()];
  for (const title of ['Lake', 'Harbour', 'Lake'])
    expect(await read(replying({ title }), list)).toEqual({ state: 'ready', value: { title } });
  expect(list.decoded()).toBe(3);
});

test('the same text means another thing to another read', async () => {
  const [read, one, other] = [createRememberingRead(), counted('/api/one'), counted('/api/other')];
  await read(replying({ title: 'Lake' }), one);
  await read(replying({ title: 'Lake' }), other);
  expect(other.decoded()).toBe(1);
});

test('what is no success is never taken for one', async () => {
  const [read, list] = [createRememberingRead(), counted()];
  await read(replying({ title: 'Lake' }), list);
  expect(await read(replying({ title: 'Lake' }, 503), list)).toEqual({ state: 'failed', status: 503 });
  expect(await read(replying({ wrong: 1 }), list)).toEqual({ state: 'failed', status: 502 });
  expect(await read(replying({ wrong: 1 }), list)).toEqual({ state: 'failed', status: 502 });
});

test('the oldest are dropped beyond four million characters', async () => {
  const read = createRememberingRead();
  const long = (key: string) => ({ ...counted(key), maxBytes: 2_000_000 });
  const [first, ...others] = ['a', 'b', 'c', 'd', 'e'].map(long);
  const title = 'a'.repeat(1_000_000);
  for (const one of [first, ...others, others.at(-1), first]) if (one) await read(replying({ title }), one);
  expect([first?.decoded(), others.at(-1)?.decoded()]).toEqual([2, 1]);
});
