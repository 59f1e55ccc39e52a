import { languages, writtenLanguages } from '@afterglow/design-system/reader/languages.ts';
import { cookieNames } from '@afterglow/contract/cookies';

export type WrittenLanguage = (typeof writtenLanguages)[number];

/** `de` of `de-AT`. */
const primary = (tag: string): string => tag.toLowerCase().split('-', 1).join('');

const written = (tag: string) => writtenLanguages.find((key) => primary(languages[key].tag) === primary(tag));

/** The first of the browser's languages that pages are written in, if they are in another now; else null. */
export function preferredLanguage(preferred: readonly string[], current: string): WrittenLanguage | null {
  const first = preferred.map(written).find((key) => key !== undefined);
  return first === undefined || first === current ? null : first;
}

/** Whether the visitor has chosen a language, by an address or by keeping one. */
export const isLanguageChosen = (cookie: string): boolean => cookie.includes(`${cookieNames.language}=`);
