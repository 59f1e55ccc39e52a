import type { Brand } from '@afterglow/contract/brand';
import { demoSite } from '@afterglow/contract/siteFile';
import { intlFor } from './intl.ts';
import { toLanguage } from './languages.ts';
import { isPseudoLocale } from './pseudoLocales.ts';
import { plainHrefs } from './plainHrefs.ts';
import type { Hrefs, Reader } from './reader.ts';
import { messagesFor } from './storyMessages.ts';

/** Links that look like the site's but lead nowhere. */
const hrefs: Hrefs = { ...plainHrefs('#'), videoFile: () => '/media/clips/01.mp4' };

/** An address that no browser can load. */
const unreachable = 'data:,';

/**
 * The reader for stories and component tests, in any language whose messages are loaded, of the demo's brand or another.
 *
 * @param language unknown ones are read as English; numbers and dates of pseudo-locales are English
 * @param loadsMedia false if every picture and clip fails to load
 */
export function readerFor(language: string, brand: Brand = demoSite.brand, loadsMedia = true): Reader {
  const key = toLanguage(language);
  return {
    intl: intlFor(key, messagesFor(isPseudoLocale(language) ? language : key), true),
    language: key,
    href: hrefs,
    hasPage: () => true,
    brand,
    picture: (address) => (address === '' ? null : { src: loadsMedia ? address : unreachable }),
    clip: (address) => (address === '' ? null : loadsMedia ? address : unreachable),
  };
}
