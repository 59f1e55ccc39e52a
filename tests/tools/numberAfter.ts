/**
 * Returns the number after a flag of a command line; null without the flag.
 * @throws if it is not a whole number from 1 on
 */
export function numberAfter(words: readonly string[], flag: string): number | null {
  const at = words.indexOf(flag);
  if (at === -1) return null;
  const number = Number(words[at + 1]);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`${flag} needs a whole number from 1 on, such as "${flag} 5".`);
  return number;
}
