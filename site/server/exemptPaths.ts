import { isExemptCall } from '@afterglow/contract/gate';
import { pages } from '../shell/pageTable.ts';

/** Beginnings, up to the parameters, of paths of pages that need no proof of age: a missing page below one is open, too. */
const exemptPages = pages.filter((page) => page.exempt).map(({ path }) => path.replace(/:.*/, ''));

/** Returns whether a page or a call is open without a proof of age, even where one is required. */
export const isExempt = (path: string): boolean =>
  exemptPages.some((page) => path.startsWith(page)) || isExemptCall(path);
