import { categoriesEndpoint, mainEndpoint } from '@afterglow/contract/endpoints/top';
import { fallbackLanguage } from '@afterglow/design-system/reader/languages.ts';
import { gender } from './gender.ts';
import { readOf } from './read.ts';

/** The most popular searches; used by header, footer and home page. */
export const topRead = (language: string) => readOf(mainEndpoint, { gender, language }, ({ top }) => top);

export const categoriesRead = (language: string) =>
  readOf(categoriesEndpoint, { gender, kind: 'all', language }, ({ categories }) => categories);

/** For the titles of categories in replies that are asked for without a language: those are English. */
export const localizedCategoriesReads = (language: string) =>
  language === fallbackLanguage ? [] : [categoriesRead(language)];

/** The same with a picture of each. */
export const picturedCategoriesRead = (language: string) =>
  readOf(categoriesEndpoint, { gender, kind: 'toptn', language }, ({ categories }) => categories);
