let made = 0;

/** These words with one that no other test of this worker writes; its site is new, so that nothing else holds it. */
export function unique(words: string): string {
  made += 1;
  // Digits alone: of two names that differ in an `o` and a `0` the API takes the first.
  return `${words} k${String(made).padStart(4, '0')}`;
}
