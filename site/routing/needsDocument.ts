import { campaignNames } from './campaign.ts';
import { knownNames } from './query.ts';

/**
 * Returns whether only the server can interpret the address of a page, so that it must be loaded as a document: it
 * changes the language, or has a parameter that no page reads, such as the token of a mailed link (D6). Called for
 * every navigation within the document.
 */
export const needsDocument = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name === 'lang' || !(knownNames.has(name) || campaignNames.includes(name)));
