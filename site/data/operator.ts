import type { Operator } from '@afterglow/contract/brand';
import type { Read } from '../runtime/data/read.ts';
import { decoders } from './readOf.ts';

/** Path at which the site itself answers who operates it. Only the information pages print that. */
export const operatorPath = '/operator.json';

export const operatorRead: Read<Operator> = {
  key: operatorPath,
  maxBytes: 10_000,
  decode: async (json) => (await decoders()).operator(json),
};
