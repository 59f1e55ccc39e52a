import { categoriesEndpoint, mainEndpoint } from '@afterglow/contract/endpoints/top';
import { fallbackLanguage } from '@afterglow/design-system/reader/languages.ts';
import { gender } from './gender.ts';
import { readOf } from './readOf.ts';

/** Returns the read of the most popular categories and searches, for header, footer and home page. */
export const topRead = (language: string) => readOf(mainEndpoint, { gender, language }, ({ top }) => top);

export const categoriesRead = (language: string) =>
  readOf(categoriesEndpoint, { gender, kind: 'all', language }, ({ categories }) => categories);

/**
 * Returns the read for the titles of categories in replies that do not depend on a language. Those titles are English,
 * so it is empty for English.
 */
export const localizedCategoriesRead = (language: string) =>
  language === fallbackLanguage ? null : categoriesRead(language);

/** Returns the read of all categories, with a picture of each. */
export const picturedCategoriesRead = (language: string) =>
  readOf(categoriesEndpoint, { gender, kind: 'toptn', language }, ({ categories }) => categories);
