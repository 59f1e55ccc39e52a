import { intlFor, type CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { isWritten, type Language } from '@afterglow/design-system/reader/languages.ts';
import type { IntlShape } from 'react-intl';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { clipOf, pictureOf } from '../images.ts';
import { hrefsOn } from '../paths.ts';
import type { Config } from './config.ts';

/** One for each language: making one costs more than all that a page asks of it. */
const intls = new Map<string, IntlShape>();

function intlIn(language: Language, messages: CompiledMessages): IntlShape {
  const known = intls.get(language) ?? intlFor(language, messages, false);
  intls.set(language, known);
  return known;
}

/** The reader of one page: its language, the links on it, and pictures unless the age notice still covers it. */
export function readerOf(config: Config, messages: CompiledMessages, here: string): Reader {
  const language = isWritten(config.language) ? config.language : 'en';
  return {
    intl: intlIn(language, messages),
    language,
    href: hrefsOn(here),
    clip: (address) => (config.gate === null ? clipOf(address, config.publicOrigin) : null),
    picture: (address) => (config.gate === null ? pictureOf(address, config.publicOrigin) : null),
  };
}
