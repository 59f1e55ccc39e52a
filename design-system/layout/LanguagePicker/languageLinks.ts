import { isWritten, languages, writtenLanguages } from '../../reader/languages.ts';
import type { Reader } from '../../reader/reader.ts';
import type { LanguageLink, SoonLanguage } from './LanguagePicker.tsx';

/** Links to this page in every available language. */
export const languageLinks = (reader: Reader): LanguageLink[] =>
  writtenLanguages.map((key) => ({
    ...languages[key],
    href: reader.href.inLanguage(key),
    current: key === reader.language,
  }));

/** The site's other languages, in which it is not written yet (R116). */
export const soonLanguages: readonly SoonLanguage[] = Object.entries(languages).flatMap(([key, language]) =>
  isWritten(key) ? [] : [language],
);
