import { channelSorts } from '@afterglow/contract/lists';
import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { page } from '../../routing/params.ts';

export const channels = definePage({
  file: 'channels/ChannelsPage',
  section: 'channels',
  ads: 'list',
  path: '/pornsites/:sort/:page/',
  address: fields({ sort: channelSorts, page }),
  defaults: { sort: 'latest-updates', page: '1' },
  inSitemap: import.meta.env.SSR && channelSorts.map((sort) => ({ sort, page: 1 })),
  code: () => import('./ChannelsPage.tsx'),
});
