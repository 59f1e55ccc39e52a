import { calls } from '@afterglow/fixtures/contract/calls';
import type { Top } from '@afterglow/fixtures/contract/terms';
import { decoders, type Read } from './read.ts';

/** What is often searched for, the most often first. */
export const keywordsRead: Read<string[]> = {
  key: calls.suggester(),
  decode: async (json) => (await decoders()).keywords(json),
};

/** What a visitor may mean by the words so far. */
export const suggestionsRead = (words: string): Read<Top> => ({
  key: calls.suggest(words),
  decode: async (json) => (await decoders()).suggestions(json),
});
