import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import { languages, type Language } from './languages.ts';

/** Messages as `formatjs compile --ast` writes them, by id. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/**
 * The messages of one language. `strict` throws on a missing message, as stories and tests should; a visitor gets the
 * English one instead of an error page.
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
