import { definePage } from '../../kit/definePage.ts';
import { listAddress } from '../../routing/listAddress.ts';

export const category = definePage({
  file: 'category/CategoryPage',
  path: '/categories/:dir/:sort/:page/',
  address: listAddress('category'),
  defaults: { sort: 'latest-updates', page: '1' },
  code: () => import('./CategoryPage.tsx'),
});
