import { languageKeys, languages } from '../../reader/languages.ts';
import type { Reader } from '../../reader/reader.ts';
import type { LanguageLink } from './LanguagePicker.tsx';

/** Links to this page in every language. */
export const languageLinks = (reader: Reader): LanguageLink[] =>
  languageKeys.map((key) => ({
    ...languages[key],
    href: reader.href.inLanguage(key),
    current: key === reader.language,
  }));
