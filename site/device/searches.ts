import { maxRecentSearches } from '@afterglow/fixtures/contract/limits';
import { forget, keep, readKept } from './device.ts';
import { registry } from './registry.ts';

const sameWords = (one: string, other: string): boolean =>
  one.normalize().toLowerCase() === other.normalize().toLowerCase();

/** The visitor's last searches, the newest first. Read from storage on every use, so that two tabs agree. */
export const lastSearches = (): string[] =>
  (readKept(registry.searches) ?? []).slice(0, maxRecentSearches).map(({ title }) => title);

/** Puts a search first and removes an earlier one with the same words, ignoring case. */
export function keepSearch(words: string): void {
  const others = lastSearches().filter((other) => !sameWords(other, words));
  keep(
    registry.searches,
    [words, ...others].slice(0, maxRecentSearches).map((title) => ({ title })),
  );
}

export const forgetSearches = (): void => forget(registry.searches);
