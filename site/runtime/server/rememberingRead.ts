import { parseJsonInOrder } from '../data/json.ts';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../data/answer.ts';
import { read, type Fetcher, type Read } from '../data/read.ts';

/**
 * Beyond this many characters the least recently used replies are dropped; their values take some five times as much.
 */
const maxCharacters = 4_000_000;

interface Reply {
  text: string;
  json: unknown;
  /** The value that the read's decoder returned for it, if it could decode it. */
  decoded?: { value: unknown };
}

/**
 * Returns a `read` that parses and decodes the same reply only once. Members' pages are always rendered anew, but most
 * replies in them are the same for all: decoding took a fifth of such a page's time. Every reply is still requested, so
 * that none is older than the API says.
 */
export function createRememberingRead(): typeof read {
  const replies = new LRUCache<string, Reply>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }) => text.length || 1,
  });
  return <Value>(fetcher: Fetcher, request: Read<Value>): Promise<Answer<Value>> => {
    // The reply to a POST is a member's own: nobody else gets the same.
    if (request.body) return read(fetcher, request);
    const parse = (text: string): unknown => {
      const last = replies.get(request.key);
      if (last?.text === text) return last.json;
      const json = parseJsonInOrder(text);
      replies.set(request.key, { text, json });
      return json;
    };
    const decode = async (json: unknown): Promise<Value> => {
      const reply = replies.get(request.key);
      if (!reply || reply.json !== json) return request.decode(json);
      reply.decoded ??= { value: await request.decode(json) };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this read's own decoder has returned
      return reply.decoded.value as Value;
    };
    return read(fetcher, { ...request, decode }, parse);
  };
}
