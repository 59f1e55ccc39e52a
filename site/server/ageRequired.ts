import { isExemptCall } from '@afterglow/contract/gate';
import { operatorPath } from '../data/operator.ts';
import type { Fetcher } from '../runtime/data/read.ts';

/** Returns the answer to every API call without a proof of age, where one is needed. */
export const ageRequired = (): Response =>
  Response.json({ error: 1, code: 'age_required' }, { status: 403, headers: { 'Cache-Control': 'private, no-store' } });

/**
 * Restricts a fetcher for a page that needs no proof of age: it reads only what needs none either, and so shows nothing
 * of the catalogue.
 */
export const withoutCatalogue =
  (fetcher: Fetcher): Fetcher =>
  (path, body) => {
    const [pathname = ''] = path.split('?');
    return isExemptCall(pathname) || pathname === operatorPath ? fetcher(path, body) : Promise.resolve(ageRequired());
  };
