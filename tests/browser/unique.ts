let made = 0;

/** These words with one that no other test of this worker writes; its site is new, so that nothing else holds it. */
export function unique(words: string): string {
  made += 1;
  return `${words} k${made.toString(36).padStart(3, '0')}`;
}
