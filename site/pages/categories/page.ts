import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const categories = definePage({
  file: 'categories/CategoriesPage',
  section: 'categories',
  ads: 'list',
  path: '/categories/',
  address: noParams,
  inSitemap: [{}],
  code: () => import('./CategoriesPage.tsx'),
});
