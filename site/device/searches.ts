import { maxRecentSearches } from '@afterglow/contract/limits';
import { removeValue, saveValue, readValue } from './device.ts';
import { registry } from './registry.ts';

const sameWords = (one: string, other: string): boolean =>
  one.normalize().toLowerCase() === other.normalize().toLowerCase();

/** Returns the visitor's last searches, the newest first. Read from storage on every use, so that two tabs agree. */
export const recentSearches = (): string[] =>
  (readValue(registry.searches) ?? []).slice(0, maxRecentSearches).map(({ title }) => title);

/** Puts a search first and removes an earlier one with the same words, ignoring case. */
export function saveSearch(words: string): void {
  const others = recentSearches().filter((other) => !sameWords(other, words));
  saveValue(
    registry.searches,
    [words, ...others].slice(0, maxRecentSearches).map((title) => ({ title })),
  );
}

export const clearSearches = (): void => removeValue(registry.searches);
