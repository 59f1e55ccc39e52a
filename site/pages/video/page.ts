import { definePage } from '../../kit/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { dir, id, page } from '../../routing/params.ts';
import { videoReads } from './reads.ts';

export const video = definePage({
  file: 'video/VideoPage',
  path: '/video/:id/:dir/',
  address: fields({ id, dir }),
  // With a page of its comments it is the page below.
  where: { page: null },
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
  path: '/video/:id/:dir/',
  address: fields({ id, dir }, { page: { param: page } }),
  kept: false,
  indexed: false,
  code: () => import('./VideoCommentsPage.tsx'),
});
