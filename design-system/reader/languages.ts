import type { Language } from '@afterglow/contract/languageKeys';

export {
  fallbackLanguage,
  isLanguage,
  languageKeys,
  toLanguage,
  type Language,
} from '@afterglow/contract/languageKeys';

/** The language tags and own names of the site's languages. */
export const languages = {
  cn: { tag: 'zh-Hans', name: '中文' },
  cz: { tag: 'cs', name: 'Čeština' },
  de: { tag: 'de', name: 'Deutsch' },
  dk: { tag: 'da', name: 'Dansk' },
  en: { tag: 'en', name: 'English' },
  es: { tag: 'es', name: 'Español' },
  fi: { tag: 'fi', name: 'Suomi' },
  fr: { tag: 'fr', name: 'Français' },
  hu: { tag: 'hu', name: 'Magyar' },
  it: { tag: 'it', name: 'Italiano' },
  ja: { tag: 'ja', name: '日本語' },
  kr: { tag: 'ko', name: '한국어' },
  nl: { tag: 'nl', name: 'Nederlands' },
  no: { tag: 'nb', name: 'Norsk' },
  pl: { tag: 'pl', name: 'Polski' },
  pt: { tag: 'pt', name: 'Português' },
  ru: { tag: 'ru', name: 'Русский' },
  se: { tag: 'sv', name: 'Svenska' },
  th: { tag: 'th', name: 'ไทย' },
  tr: { tag: 'tr', name: 'Türkçe' },
} as const satisfies Record<Language, { tag: string; name: string }>;
