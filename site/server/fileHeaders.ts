import { ratingLabel } from '@afterglow/contract/rating';

/** Headers of built files, which every other response has at least, too. */
export const assetHeaders: Record<string, string> = {
  Rating: ratingLabel,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of the operator's own mark. Its path contains a hash; opened by itself, it must not act as a document. */
export const markHeaders: Record<string, string> = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
