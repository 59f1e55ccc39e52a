/** Stands between the name of an entry and the words that only search shows. */
export const searchMark = ' · ';
