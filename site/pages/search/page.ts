import { definePage } from '../../shared/definePage.ts';
import { searchAddress, searchTabAddress } from '../../routing/searchTabs.ts';

export const search = definePage({
  file: 'search/SearchPage',
  ads: 'list',
  path: '/search/:page/',
  address: searchAddress,
  where: { tab: null },
  defaults: { page: '1' },
  indexed: false,
  code: () => import('./SearchPage.tsx'),
});

export const searchTab = definePage({
  file: 'search/SearchTabPage',
  ads: 'list',
  path: '/search/:page/',
  address: searchTabAddress,
  indexed: false,
  code: () => import('./SearchTabPage.tsx'),
});
