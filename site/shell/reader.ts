import { intlFor, type CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import type { Language } from '@afterglow/design-system/reader/languages.ts';
import type { IntlShape } from 'react-intl';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { clipOf, pictureOf } from './images.ts';
import { hrefsFor } from './hrefs.ts';
import type { SharedConfig } from '../shared/config.ts';

/** Cached per language: creating one takes longer than formatting every message of a page. */
const intlCache = new Map<string, IntlShape>();

export function cachedIntl(language: Language, messages: CompiledMessages): IntlShape {
  const known = intlCache.get(language) ?? intlFor(language, messages, false);
  intlCache.set(language, known);
  return known;
}

/**
 * Returns the reader of one page: its language, its links, the site's brand, and images unless the age notice still
 * covers the page.
 */
export const readerOf = (config: SharedConfig, messages: CompiledMessages, here: string): Reader =>
  readerWith(config, cachedIntl(config.language, messages), here);

/** Returns a reader like `readerOf`, for an existing `intl`. */
export function readerWith(config: SharedConfig, intl: IntlShape, here: string): Reader {
  return {
    intl,
    language: config.language,
    href: hrefsFor(here),
    hasPage: () => true,
    brand: config.brand,
    clip: (address) => (config.gate === null ? clipOf(address, config.publicOrigin) : null),
    picture: (address) =>
      config.gate === null ? pictureOf(address, config.publicOrigin, config.brand.pictures) : null,
  };
}
