import type { Operator } from '@afterglow/contract/brand';
import { decoders, type Read } from './read.ts';

/** Where the site itself answers who runs it: only the information pages print it. */
export const operatorPath = '/operator.json';

export const operatorRead: Read<Operator> = {
  key: operatorPath,
  maxBytes: 10_000,
  decode: async (json) => (await decoders()).operator(json),
};
