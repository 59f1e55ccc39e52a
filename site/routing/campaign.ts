import { knownQuery } from './query.ts';
import { joinQuery } from '../runtime/routing/query.ts';

/** Parameters that name the campaign which has led a visitor here; they do not make a different page. */
export const campaignNames = ['utm_campaign', 'campaign'];

/**
 * Returns the target of a redirect. It keeps the known query, and the campaign: otherwise no visit by a short form
 * would count for it.
 */
export function redirectAddress(path: string, query: URLSearchParams): string {
  const kept = knownQuery(query);
  for (const name of campaignNames) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return joinQuery(path, kept);
}
