import { calls } from '@afterglow/fixtures/contract/calls';
import type { Top } from '@afterglow/fixtures/contract/terms';
import { decoders, type Read } from './read.ts';

/** Popular searches, the most frequent first. */
export const keywordsRead: Read<string[]> = {
  key: calls.suggester(),
  decode: async (json) => (await decoders()).keywords(json),
};

/** Suggestions for the words typed so far. */
export const suggestionsRead = (words: string): Read<Top> => ({
  key: calls.suggest(words),
  decode: async (json) => (await decoders()).suggestions(json),
});
