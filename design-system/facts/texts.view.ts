import type { FullVideo, TranslationLanguage } from '@afterglow/contract/fullVideo';
import type { Reader } from '../reader/reader.ts';

/** The API's key for each site language that it has translations in. */
const translated: Partial<Record<string, TranslationLanguage>> = {
  ru: 'ru',
  de: 'de',
  fr: 'fr',
  it: 'it',
  ja: 'jp',
  es: 'es',
};

export interface OwnText {
  text: string;
  /** Whether the text is in the page's language; if not, its language is unknown. */
  inPageLanguage: boolean;
}

const inLanguage = (original: string, translations: FullVideo['titles'], { language }: Reader): OwnText => {
  const wire = translated[language];
  const own = wire && translations[wire];
  return own ? { text: own, inPageLanguage: true } : { text: original, inPageLanguage: false };
};

/** Returns the title in the reader's language if available, otherwise the original. */
export const titleOf = (video: FullVideo, reader: Reader): OwnText => inLanguage(video.title, video.titles, reader);

export const descriptionOf = (video: FullVideo, reader: Reader): OwnText =>
  inLanguage(video.description, video.descriptions, reader);
