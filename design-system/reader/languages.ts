/** The site's language keys (also used in cookie and URL), their language tags and own names. */
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
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (key: string): key is Language => Object.hasOwn(languages, key);

/** Languages whose messages exist; the others follow one file at a time. */
export const writtenLanguages = ['en', 'de', 'th'] as const satisfies readonly Language[];

export const fallbackLanguage = 'en' satisfies Language;

export const isWritten = (key: string): key is (typeof writtenLanguages)[number] =>
  (writtenLanguages as readonly string[]).includes(key);
