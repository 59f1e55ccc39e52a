import { parseJsonInOrder } from '@afterglow/contract/json';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../data/answer.ts';
import { read, type Fetcher, type Read } from '../data/read.ts';

/** The least recently used are dropped beyond this many characters; their values take some five times as much. */
const maxCharacters = 4_000_000;

interface Reply {
  text: string;
  json: unknown;
  /** What the read's decoder made of it, if it could. */
  decoded?: { value: unknown };
}

/**
 * Reads that parse and decode the same reply once. Members' pages are always rendered anew, but most replies in them are
 * the same for all: decoding took a fifth of such a page. Every reply is still requested, so that none is older than the
 * API says.
 */
export function createRememberingRead(): typeof read {
  const replies = new LRUCache<string, Reply>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }) => text.length || 1,
  });
  return <Value>(fetcher: Fetcher, request: Read<Value>): Promise<Answer<Value>> => {
    // What a POST asks for is a member's own: nobody else gets the same reply.
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
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this read's own decoder has made
      return reply.decoded.value as Value;
    };
    return read(fetcher, { ...request, decode }, parse);
  };
}
