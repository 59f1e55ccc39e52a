/* oxlint-disable afterglow/no-untranslated-text -- each in its own language, whatever that of the page is */
import type { Language } from '../../reader/languages.ts';

/** A sentence in each language that says that this page exists in it (D53). */
export const offers = {
  cn: '本页面也有中文版。',
  cz: 'Tato stránka je také v češtině.',
  de: 'Diese Seite gibt es auch auf Deutsch.',
  dk: 'Denne side findes også på dansk.',
  en: 'This page is also available in English.',
  es: 'Esta página también está en español.',
  fi: 'Tämä sivu on saatavilla myös suomeksi.',
  fr: 'Cette page existe aussi en français.',
  hu: 'Ez az oldal magyarul is elérhető.',
  it: 'Questa pagina è disponibile anche in italiano.',
  ja: 'このページは日本語でもご覧いただけます。',
  kr: '이 페이지는 한국어로도 볼 수 있습니다.',
  nl: 'Deze pagina is er ook in het Nederlands.',
  no: 'Denne siden finnes også på norsk.',
  pl: 'Ta strona jest też po polsku.',
  pt: 'Esta página também está em português.',
  ru: 'Эта страница есть и на русском языке.',
  se: 'Den här sidan finns också på svenska.',
  th: 'หน้านี้มีภาษาไทยด้วย',
  tr: 'Bu sayfanın Türkçesi de var.',
} satisfies Record<Language, string>;
