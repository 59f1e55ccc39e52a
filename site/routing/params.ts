import { dirParam, pageParam, parseId, type ParsedParam } from '@afterglow/contract/endpoints/params';

/** Parameters that the paths of several pages have. */
export const id: ParsedParam<number> = { parse: (text) => parseId(text) };
export const dir = dirParam;
export const page = pageParam;
