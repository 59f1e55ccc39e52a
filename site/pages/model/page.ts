import { commentSorts } from '@afterglow/contract/lists';
import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { dir, page } from '../../routing/params.ts';
import { profileAddress } from '../../routing/peopleAddress.ts';
import { modelReads } from './reads.ts';

const profile = {
  file: 'model/ModelPage',
  section: 'models',
  ads: 'list',
  feed: '/pornstar/:dir/rss.xml',
  previewed: true,
  code: () => import('./ModelPage.tsx'),
  reads: modelReads,
} as const;

export const model = definePage({ ...profile, path: '/pornstar/:dir/', address: profileAddress('model') });

export const modelVideos = definePage({
  ...profile,
  path: '/pornstar/:dir/videos/:page/',
  address: profileAddress('model'),
  defaults: { page: '1' },
});

export const modelInfo = definePage({
  ...profile,
  path: '/pornstar/:dir/info/',
  address: profileAddress('model', true),
});

export const modelComments = definePage({
  file: 'model/ModelCommentsPage',
  section: 'models',
  ads: 'list',
  path: '/pornstar/:dir/comments/',
  address: fields({ dir }, { sort: { param: commentSorts, otherwise: 'newest' }, page: { param: page, otherwise: 1 } }),
  feed: '/pornstar/:dir/rss.xml',
  code: () => import('./ModelCommentsPage.tsx'),
});
