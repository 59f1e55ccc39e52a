import { ratingLabel } from '@afterglow/contract/rating';
import type { Settings } from './settings.ts';

/**
 * The same policy for every page: a single-page app keeps the one of its first document. Only the embedded player may be
 * framed, and by anyone; it leads to other pages in windows of their own.
 */
export function contentSecurityPolicy(
  nonce: string,
  { mediaHosts, adHosts, analyticsHosts }: Pick<Settings, 'mediaHosts' | 'adHosts' | 'analyticsHosts'>,
  framed = false,
): string {
  const listed = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  const media = listed(mediaHosts);
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${media}${listed(adHosts)}`,
    `media-src 'self' blob:${media}`,
    `connect-src 'self'${media}${listed(analyticsHosts)}`,
    `frame-src${adHosts.length > 0 ? listed(adHosts) : " 'none'"}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');
}

/** Headers of built files, which are also the minimum of every response. */
export const assetHeaders: Record<string, string> = {
  Rating: ratingLabel,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of the operator's own mark. Its path has a hash; opened by itself, it must not act as a document. */
export const markHeaders: Record<string, string> = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
