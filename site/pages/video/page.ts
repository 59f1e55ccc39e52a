import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { dir, id, page } from '../../routing/params.ts';
import { videoPath } from '../../routing/pathPatterns.ts';
import { commentSorts } from '@afterglow/contract/lists';
import { parsePage } from '@afterglow/contract/endpoints/params';
import { parsePlayedList } from '../../features/played/playedList.ts';
import { parseShuffle, parseWholeShuffle } from '../../features/played/playOrder.ts';
import { videoReads } from './reads.ts';

export const video = definePage({
  file: 'video/VideoPage',
  section: 'videos',
  ads: 'video',
  path: videoPath,
  address: fields({ id, dir }),
  // With a page of its comments, or in a list that is played, it is one of the pages below.
  where: { page: null, playlist: null },
  // Other sites of the same family use this form (D49); a number is never a sort order.
  aliases: { '/videos/:id/:dir/': {} },
  embeddable: true,
  previewed: true,
  // This page has the most styles and elements of all pages that cards lead to.
  prepared: { id: 0, dir: '' },
  kept: false,
  code: () => import('./VideoPage.tsx'),
  reads: videoReads,
});

export const videoComments = definePage({
  file: 'video/VideoCommentsPage',
  section: 'videos',
  ads: 'video',
  path: videoPath,
  address: fields({ id, dir }, { sort: { param: commentSorts, otherwise: 'newest' }, page: { param: page } }),
  kept: false,
  indexed: false,
  code: () => import('./VideoCommentsPage.tsx'),
});

/** A text of a query that is ignored, like a parameter that no page reads, unless it is valid. */
const optional = (isValid: (text: string) => boolean) => ({
  param: { parse: (text: string) => (isValid(text) ? text : '') },
  otherwise: '',
});

export const videoInPlaylist = definePage({
  file: 'video/VideoInPlaylistPage',
  section: 'videos',
  ads: 'video',
  path: videoPath,
  address: fields(
    { id, dir },
    {
      playlist: { param: { parse: (text: string) => (parsePlayedList(text) ? text : null) } },
      shuffle: optional((text) => (parseShuffle(text) ?? parseWholeShuffle(text)) !== null),
      loop: optional((text) => text === '1'),
      at: { param: { parse: (text: string) => parsePage(text) ?? 0 }, otherwise: 0 },
    },
  ),
  embeddable: true,
  previewed: true,
  // A guest's page is not cached: each list, order and place has an address of its own.
  uncached: true,
  // Its canonical address is that of the video alone.
  indexed: true,
  code: () => import('./VideoInPlaylistPage.tsx'),
  reads: videoReads,
});
