import type { Brand } from '@afterglow/contract/brand';
import { demoSite } from '@afterglow/contract/siteFile';
import { intlFor } from './intl.ts';
import { toLanguage } from './languages.ts';
import { isPseudoLocale } from './pseudoLocales.ts';
import type { Hrefs, ListOf, Reader } from './reader.ts';
import { storyHrefs } from './storyHrefs.ts';
import { messagesFor } from './storyMessages.ts';

const wordIn = (of: ListOf): string => ('dir' in of ? of.dir : 'words' in of ? of.words : '');

/** Links that look like the site's but lead nowhere. */
const hrefs: Hrefs = {
  ...storyHrefs,
  home: () => '#/',
  list: ({ of, sort, page, filters }) =>
    `#/${of.kind}/${wordIn(of)}/${sort}/${page}/?${Object.values(filters).join('-')}`,
  video: ({ id, dir }) => `#/video/${id}/${dir}/`,
  videoById: ({ id }) => `#/video/${id}/`,
  videoFile: () => '/media/clips/01.mp4',
  categories: () => '#/categories/',
  model: ({ dir }) => `#/pornstar/${dir}/`,
  channel: ({ dir }) => `#/pornsite/${dir}/`,
  search: () => '#/search/1/',
  inLanguage: (key) => `?lang=${key}`,
  preferences: () => '#/preferences',
  here: () => '/',
};

/**
 * The reader for stories and component tests, in any language whose messages are loaded, of the demo's brand or another.
 *
 * @param language unknown ones are read as English; numbers and dates of pseudo-locales are English
 */
export function readerFor(language: string, brand: Brand = demoSite.brand): Reader {
  const key = toLanguage(language);
  return {
    intl: intlFor(key, messagesFor(isPseudoLocale(language) ? language : key), true),
    language: key,
    href: hrefs,
    hasPage: () => true,
    brand,
    picture: (address) => (address === '' ? null : { src: address }),
    clip: (address) => address || null,
  };
}
