import { languages, type Language } from '../../reader/languages.ts';
import type { Hrefs } from '../../reader/reader.ts';
import { offers } from './offers.ts';
import type { LanguageOfferProps } from './LanguageOffer.tsx';

/** Returns the offer of the current page in a language of the visitor's browser. */
export const languageOffer = (
  language: Language,
  { href }: { href: Pick<Hrefs, 'inLanguage'> },
): Omit<LanguageOfferProps, 'onDismiss'> => ({
  tag: languages[language].tag,
  name: languages[language].name,
  sentence: offers[language],
  href: href.inLanguage(language),
});
