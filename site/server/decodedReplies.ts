import { LRUCache } from 'lru-cache';
import type { DecodedReplies } from '../data/read.ts';

/** The least recently used are dropped beyond this many characters; their values take some five times as much. */
const maxCharacters = 4_000_000;

/**
 * Members' pages are always rendered anew, but most replies in them are the same for all: decoding took a fifth of such a
 * page. Every reply is still requested, so that none is older than the API says.
 */
export function createDecodedReplies(): DecodedReplies {
  const replies = new LRUCache<string, { text: string; value: unknown }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }) => text.length || 1,
  });
  return {
    get: (key, text) => {
      const known = replies.get(key);
      return known?.text === text ? known : null;
    },
    set: (key, text, value) => void replies.set(key, { text, value }),
  };
}
