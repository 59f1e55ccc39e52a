let made = 0;

/**
 * Returns these words with one that no other test of this worker uses. Its site is new, so nothing else contains it.
 */
export function unique(words: string): string {
  made += 1;
  // Only digits: the API takes two names that differ only in `o` and `0` for the same.
  return `${words} k${String(made).padStart(4, '0')}`;
}
