import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const sitemap = definePage({
  file: 'sitemap/SitemapPage',
  path: '/sitemap-page/',
  address: noParams,
  inSitemap: [{}],
  code: () => import('./SitemapPage.tsx'),
});
