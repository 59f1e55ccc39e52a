import de from '../messages/compiled/de.json' with { type: 'json' };
import en from '../messages/compiled/en.json' with { type: 'json' };
import th from '../messages/compiled/th.json' with { type: 'json' };
import type { Brand } from '@afterglow/contract/brand';
import { demoSite } from '@afterglow/contract/siteFile';
import { intlFor, type CompiledMessages } from './intl.ts';
import { isWritten, type writtenLanguages } from './languages.ts';
import type { Hrefs, ListOf, Reader } from './reader.ts';
import { storyHrefs } from './storyHrefs.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON modules are typed structurally, wider than the message compiler's output
const compiled = { en, de, th } as unknown as Record<(typeof writtenLanguages)[number], CompiledMessages>;

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

/** The reader for stories and component tests, in any available language, of the demo's brand or another. */
export function readerFor(language: string, brand: Brand = demoSite.brand): Reader {
  const written = isWritten(language) ? language : 'en';
  return {
    intl: intlFor(written, compiled[written], true),
    language: written,
    href: hrefs,
    hasPage: () => true,
    brand,
    picture: (address) => (address === '' ? null : { src: address }),
    clip: (address) => address || null,
  };
}
