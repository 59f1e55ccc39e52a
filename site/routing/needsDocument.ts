import { campaignNames } from './campaign.ts';
import { isKnownName } from './query.ts';

/**
 * Whether only the server knows what an address of a page means, so that it must be loaded as a document: a change of
 * language, and whatever no page reads, such as the token of a mailed link (D6). Every navigation within the document asks this.
 */
export const needsDocument = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name === 'lang' || !(isKnownName(name) || campaignNames.includes(name)));
