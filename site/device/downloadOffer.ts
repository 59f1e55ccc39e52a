import { isLanguage, type Language } from '@afterglow/design-system/reader/languages.ts';
import type { Brand } from '@afterglow/contract/brand';

interface Device {
  userAgent: string;
  /** How many fingers its screen knows: an iPad calls itself a Mac. */
  maxTouchPoints: number;
}

/** How a guest may download: by following a channel, with an app, or with an extension of a browser; null for none. */
export type DownloadOffer =
  | { kind: 'telegram'; href: string }
  | { kind: 'ios'; href: string }
  | { kind: 'extension'; extension: { browser: string; href: string } | undefined };

/** Browsers that install extensions, by their word in the user agent: the first that fits, as most name others too. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
] as const;

const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/**
 * The language that a visitor asks for by the address, else by an earlier choice, whether or not pages are written in it; null for
 * none of the site's.
 */
export const askedLanguage = (query: URLSearchParams, kept: string | null): Language | null =>
  [query.get('lang') ?? '', kept ?? ''].find(isLanguage) ?? null;

/** What a guest is offered (D57). What the site has no address for is not. */
export function downloadOffer(
  language: Language | null,
  device: Device,
  { telegram, iosApp, extension }: Pick<Brand, 'telegram' | 'iosApp' | 'extension'>,
): DownloadOffer {
  if (language === 'ru' && telegram !== null) return { kind: 'telegram', href: telegram };
  if (isIos(device) && iosApp !== null) return { kind: 'ios', href: iosApp };
  const { userAgent } = device;
  const browser = /Mobi|Android/.test(userAgent) ? undefined : browsers.find(([word]) => userAgent.includes(word))?.[1];
  return {
    kind: 'extension',
    extension: browser === undefined || extension === null ? undefined : { browser, href: extension },
  };
}
