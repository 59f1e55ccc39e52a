import { keysOf } from '@afterglow/contract/tables';
import { definePage } from '../../shared/definePage.ts';
import type { AddressCodec } from '../../runtime/routing/addressCodec.ts';

/** The information pages: their addresses, by the names that texts use for their routes (R15, R20). */
const segments = {
  dmca: 'dmca',
  support: 'support',
  terms: 'terms',
  privacy: 'privacy',
  records: '2257',
  cookies: 'cookies',
} as const;

type Name = keyof typeof segments;

const address: AddressCodec<{ page: Name }> = {
  parse: ({ page: segment }) => {
    const page = keysOf(segments).find((name) => segments[name] === segment);
    return page === undefined ? null : { page };
  },
  format: ({ page }) => ({ params: { page: segments[page] } }),
};

export const information = definePage({
  file: 'information/InformationPage',
  path: '/information/:page/',
  address,
  inSitemap: import.meta.env.SSR && keysOf(segments).map((page) => ({ page })),
  exempt: true,
  uncovered: true,
  code: () => import('./InformationPage.tsx'),
});
