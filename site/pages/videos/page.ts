import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { noFilters, videoSorts, type VideoSort } from '@afterglow/contract/lists';
import { definePage } from '../../shared/definePage.ts';
import { listAddress } from '../../routing/listAddress.ts';
import { videosPath } from '../../routing/pathPatterns.ts';
import { listReads } from './reads.ts';

const sortedBy = (sort: VideoSort): { address: ListAddress } => ({
  address: { of: { kind: 'all' }, sort, page: 1, filters: noFilters },
});

export const videos = definePage({
  file: 'videos/VideosPage',
  section: 'videos',
  ads: 'list',
  path: videosPath,
  address: listAddress('all'),
  defaults: { sort: 'latest-updates', page: '1' },
  aliases: {
    '/latest-updates/': { sort: 'latest-updates', page: '1' },
    '/top-rated/': { sort: 'top-rated', page: '1' },
    '/most-commented/': { sort: 'most-commented', page: '1' },
    '/most-popular/': { sort: 'most-popular', page: '1' },
  },
  inSitemap: import.meta.env.SSR && videoSorts.map(sortedBy),
  feed: '/videos/:sort/rss.xml',
  code: () => import('./VideosPage.tsx'),
  reads: listReads,
});
