import { definePage } from '../../shared/definePage.ts';
import { searchAddress, searchTabAddress } from '../../routing/searchTabs.ts';
import { searchPath } from '../../routing/pathPatterns.ts';

export const search = definePage({
  file: 'search/SearchPage',
  ads: 'list',
  path: searchPath,
  address: searchAddress,
  where: { tab: null },
  defaults: { page: '1' },
  indexed: false,
  code: () => import('./SearchPage.tsx'),
});

export const searchTab = definePage({
  file: 'search/SearchTabPage',
  ads: 'list',
  path: searchPath,
  address: searchTabAddress,
  indexed: false,
  code: () => import('./SearchTabPage.tsx'),
});
