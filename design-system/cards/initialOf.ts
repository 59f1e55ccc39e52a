/** A vowel of Thai or Lao that is written before the first consonant of a word. */
const leadingVowel = /^[เ-ไເ-ໄ](?=.)/;

/** Returns the letter that a card shows in place of a picture; empty without a name. */
export const initialOf = (name: string): string => [...name.trim().replace(leadingVowel, '')][0] ?? '';
