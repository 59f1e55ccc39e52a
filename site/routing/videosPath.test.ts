import { noFilters } from '@afterglow/contract/lists';
import { expect, test } from 'vitest';
import { parseVideosPath } from './videosPath.ts';

test.each([
  ['/playlist/60001/', { kind: 'playlist', id: 60_001 }],
  [
    '/videos/top-rated/1/?date=week',
    {
      kind: 'list',
      address: { of: { kind: 'all' }, sort: 'top-rated', page: 1, filters: { ...noFilters, date: 'week' } },
    },
  ],
  [
    '/categories/lakeside/longest/2/',
    {
      kind: 'list',
      address: { of: { kind: 'category', dir: 'lakeside', title: '' }, sort: 'longest', page: 2, filters: noFilters },
    },
  ],
  [
    '/search/1/?s=ferry',
    {
      kind: 'list',
      address: { of: { kind: 'search', words: 'ferry' }, sort: 'relevance', page: 1, filters: noFilters },
    },
  ],
])('%s leads to videos', (path, videos) => expect(parseVideosPath(path)).toEqual(videos));

test.each([
  '/',
  '/videos/oldest/1/',
  '/playlist/first/',
  '/playlist/60001',
  '/signup/',
  '/videos/top-rated/1/?date=year',
])('%s does not', (path) => expect(parseVideosPath(path)).toBeNull());
