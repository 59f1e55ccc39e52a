import { expect, test } from 'vitest';
import { read, type Read } from '../../site/data/read.ts';
import { createDecodedReplies } from '../../site/server/decodedReplies.ts';
import { json } from './testSite.ts';

/** A read that counts how often it decodes. */
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
  const [replies, list] = [createDecodedReplies(), counted()];
  const first = await read(replying({ title: 'Lake' }), list, replies);
  expect(first).toEqual({ state: 'ready', value: { title: 'Lake' } });
  expect(await read(replying({ title: 'Lake' }), list, replies)).toEqual(first);
  expect(list.decoded()).toBe(1);
});

test('another reply to the same read is decoded anew, and so is the first one after it', async () => {
  const [replies, list] = [createDecodedReplies(), counted()];
  for (const title of ['Lake', 'Harbour', 'Lake'])
    expect(await read(replying({ title }), list, replies)).toEqual({ state: 'ready', value: { title } });
  expect(list.decoded()).toBe(3);
});

test('the same text means another thing to another read', async () => {
  const [replies, one, other] = [createDecodedReplies(), counted('/api/one'), counted('/api/other')];
  await read(replying({ title: 'Lake' }), one, replies);
  await read(replying({ title: 'Lake' }), other, replies);
  expect(other.decoded()).toBe(1);
});

test('what is no success is never taken for one', async () => {
  const [replies, list] = [createDecodedReplies(), counted()];
  await read(replying({ title: 'Lake' }), list, replies);
  expect(await read(replying({ title: 'Lake' }, 503), list, replies)).toEqual({ state: 'failed', status: 503 });
  expect(await read(replying({ wrong: 1 }), list, replies)).toEqual({ state: 'failed', status: 502 });
  expect(await read(replying({ wrong: 1 }), list, replies)).toEqual({ state: 'failed', status: 502 });
});

test('the oldest are dropped beyond four million characters', async () => {
  const replies = createDecodedReplies();
  const text = 'a'.repeat(1_000_000);
  for (const key of ['a', 'b', 'c', 'd', 'e']) replies.set(key, text, key);
  expect(replies.get('a', text)).toBeNull();
  expect(replies.get('e', text)?.value).toBe('e');
});
