/** Vowels of Thai and Lao that are written before the consonant with which a word begins. */
const leadingVowels = /^[\u0E40-\u0E44\u0EC0-\u0EC4]+(?=.)/u;

/** What a card shows in place of a picture; empty without a name. */
export const initialOf = (name: string): string => [...name.trim().replace(leadingVowels, '')][0] ?? '';
