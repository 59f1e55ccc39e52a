import type { FullVideo, TranslationLanguage } from '@afterglow/fixtures/contract/fullVideo';
import type { Reader } from '../reader/reader.ts';

/** The wire's word for a language of ours, where it has translations. */
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
  /** The text is in the page's language; otherwise its language is not known. */
  inPageLanguage: boolean;
}

const inLanguage = (original: string, translations: FullVideo['titles'], { language }: Reader): OwnText => {
  const wire = translated[language];
  const own = wire && translations[wire];
  return own ? { text: own, inPageLanguage: true } : { text: original, inPageLanguage: false };
};

/** The title in the reader's language where there is one, else as it was given. */
export const titleOf = (video: FullVideo, reader: Reader): OwnText => inLanguage(video.title, video.titles, reader);

export const descriptionOf = (video: FullVideo, reader: Reader): OwnText =>
  inLanguage(video.description, video.descriptions, reader);
