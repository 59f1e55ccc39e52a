import { isExemptCall } from '@afterglow/contract/gate';
import { pages } from '../shell/pages.ts';

/** What precedes the parameters in the paths of pages that need no proof of age: what is not found below is open, too. */
const exemptPages = pages.filter((page) => page.exempt).map(({ path }) => path.replace(/:.*/, ''));

/** Returns whether a page or a call is open without a proof of age, even where one is required. */
export const isExempt = (path: string): boolean =>
  exemptPages.some((page) => path.startsWith(page)) || isExemptCall(path);
