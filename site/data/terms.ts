import { calls } from '@afterglow/fixtures/contract/calls';
import type { Term, Top } from '@afterglow/fixtures/contract/terms';
import { gender } from './gender.ts';
import { decoders, type Read } from './read.ts';

/** The most popular searches; used by header, footer and home page. */
export const topRead = (language: string): Read<Top> => ({
  key: calls.main(gender, language),
  decode: async (json) => (await decoders()).top(json),
});

export const categoriesRead = (language: string): Read<Term[]> => ({
  key: calls.categories(gender, language),
  decode: async (json) => (await decoders()).categories(json),
});
