import { isLanguage, type Language } from '@afterglow/design-system/reader/languages.ts';
import type { Brand } from '@afterglow/contract/brand';

interface Device {
  userAgent: string;
  /** Number of touches that the screen detects at once, to tell an iPad, which calls itself a Mac, from a Mac. */
  maxTouchPoints: number;
}

/**
 * Ways in which a guest may download: by following a channel, with an app, or with a browser extension, which is
 * undefined if there is none for the browser.
 */
export type DownloadOffer =
  | { kind: 'telegram'; href: string }
  | { kind: 'ios'; href: string }
  | { kind: 'extension'; extension: { browser: string; href: string } | undefined };

/**
 * Browsers that support extensions, by their word in the user agent. The first match counts, as most user agents
 * contain the words of others, too.
 */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
] as const;

const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/**
 * Returns the language requested by the address, else by an earlier choice, whether or not pages are written in it;
 * null if neither is a language of the site.
 */
export const askedLanguage = (query: URLSearchParams, kept: string | null): Language | null =>
  [query.get('lang') ?? '', kept ?? ''].find(isLanguage) ?? null;

/** Returns what a guest is offered (D57). Leaves out what the site has no address for. */
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
