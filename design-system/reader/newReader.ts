import type { Brand } from '@afterglow/contract/brand';
import { intlFor, type CompiledMessages } from './intl.ts';
import type { Language } from './languages.ts';
import { plainHrefs } from './plainHrefs.ts';
import type { Hrefs, Reader } from './reader.ts';

/** The brand of an app: its name, and all else that it says of itself. */
export type BrandChoices = Pick<Brand, 'name'> & Partial<Brand>;

/** The choices of an app; each but the brand has a default. */
export interface ReaderChoices {
  brand: BrandChoices;
  /** The key of the language, `en` by default. */
  language?: Language | undefined;
  /** The messages of the language, such as `@afterglow/design-system/messages/de`; those that are absent are English. */
  messages?: CompiledMessages | undefined;
  /** Addresses of the app's pages; the others are those of `plainHrefs`. */
  href?: Partial<Hrefs> | undefined;
  /** Says which pages the app has; it has none by default, and views leave out the links to them. */
  hasPage?: Reader['hasPage'] | undefined;
  /** Resolves the address of a picture, which is its URL by default. */
  picture?: Reader['picture'] | undefined;
  /** Resolves the address of a preview clip; cards have none by default. */
  clip?: Reader['clip'] | undefined;
}

/** A brand that says nothing but its name. */
const brandFor = (choices: BrandChoices): Brand => ({
  wordmark: choices.name,
  mark: null,
  theme: '',
  defaultTheme: 'system',
  neutral: 'https://www.wikipedia.org/',
  sisterSites: [],
  orientations: null,
  tvApp: null,
  extension: null,
  iosApp: null,
  telegram: null,
  partners: null,
  parentalControl: 'https://www.rtalabel.org/',
  affiliates: [],
  editorRow: null,
  pictures: [],
  captchaKey: null,
  analytics: null,
  promo: null,
  ads: null,
  modelsFeed: false,
  ...choices,
});

const plainPicture: Reader['picture'] = (address) => (address === '' ? null : { src: address });

/**
 * Creates the reader of an app.
 * @example newReader({ brand: { name: 'Elsewhere' }, href: { video: ({ id }) => `/watch/${id}` } })
 */
export function newReader({
  brand,
  language = 'en',
  messages = {},
  href,
  hasPage = () => false,
  picture = plainPicture,
  clip = () => null,
}: ReaderChoices): Reader {
  return {
    intl: intlFor(language, messages, false),
    language,
    href: { ...plainHrefs(), ...href },
    brand: brandFor(brand),
    hasPage,
    picture,
    clip,
  };
}
