import { languageKeys, languages, type Language } from '@afterglow/design-system/reader/languages.ts';
import { cookieNames } from '@afterglow/contract/cookies';

/** `de` of `de-AT`. */
const primary = (tag: string): string => tag.toLowerCase().split('-', 1).join('');

const siteLanguage = (tag: string): Language | undefined =>
  languageKeys.find((key) => primary(languages[key].tag) === primary(tag));

/** The first of the browser's languages that the site has, if the page is in another now; else null. */
export function preferredLanguage(preferred: readonly string[], current: string): Language | null {
  const first = preferred.map(siteLanguage).find((key) => key !== undefined);
  return first === undefined || first === current ? null : first;
}

/**
 * Returns whether the visitor has chosen a language, by an address or by saving one.
 * @param cookie the document's cookies
 */
export const isLanguageChosen = (cookie: string): boolean => cookie.includes(`${cookieNames.language}=`);
