import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import { languages, type Language } from './languages.ts';

/** Messages as `formatjs compile --ast` writes them, by id. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/**
 * Creates the intl object of one language.
 * @param strict throws on a missing message, for stories and tests; otherwise the English message is shown, so that a
 * visitor gets no error page
 */
export const intlFor = (language: Language, messages: CompiledMessages, strict: boolean): IntlShape =>
  createIntl({
    locale: languages[language].tag,
    defaultLocale: 'en',
    messages,
    onError: (error) => {
      if (strict) throw error;
    },
  });
