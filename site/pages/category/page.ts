import { definePage } from '../../shared/definePage.ts';
import { listAddress } from '../../routing/listAddress.ts';
import { categoryPath } from '../../routing/pathPatterns.ts';

export const category = definePage({
  file: 'category/CategoryPage',
  section: 'categories',
  ads: 'list',
  path: categoryPath,
  address: listAddress('category'),
  defaults: { sort: 'latest-updates', page: '1' },
  feed: '/categories/:dir/:sort/rss.xml',
  code: () => import('./CategoryPage.tsx'),
});
