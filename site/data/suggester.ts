import { suggestEndpoint, suggesterEndpoint } from '@afterglow/contract/endpoints/top';
import { suggesterCount } from '@afterglow/contract/limits';
import { readOf } from './readOf.ts';

/** Popular searches, the most frequent first. */
export const keywordsRead = readOf(suggesterEndpoint, { count: suggesterCount }, ({ keywords }) => keywords);

/** Suggestions for the words typed so far. */
export const suggestionsRead = (words: string) => readOf(suggestEndpoint, { words }, ({ suggestions }) => suggestions);
