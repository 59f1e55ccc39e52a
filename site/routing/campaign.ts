import { joinQuery, knownQuery } from './query.ts';

/** Name the campaign that has led a visitor here; they make no different page. */
export const campaignNames = ['utm_campaign', 'campaign'];

/** Where a redirect leads: the known query goes along, and the campaign, or no visit by a short form would count for it. */
export function redirectAddress(path: string, query: URLSearchParams): string {
  const kept = knownQuery(query);
  for (const name of campaignNames) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return joinQuery(path, kept);
}
