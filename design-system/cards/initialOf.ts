/** A vowel of Thai or Lao that is written before the consonant with which a word begins. */
const leadingVowel = /^[เ-ไເ-ໄ](?=.)/;

/** What a card shows in place of a picture; empty without a name. */
export const initialOf = (name: string): string => [...name.trim().replace(leadingVowel, '')][0] ?? '';
