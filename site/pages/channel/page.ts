import { definePage } from '../../shared/definePage.ts';
import { profileAddress } from '../../routing/peopleAddress.ts';
import { channelReads } from './reads.ts';

const profile = {
  file: 'channel/ChannelPage',
  section: 'channels',
  ads: 'list',
  feed: '/pornsite/:dir/rss.xml',
  previewed: true,
  code: () => import('./ChannelPage.tsx'),
  reads: channelReads,
} as const;

export const channel = definePage({ ...profile, path: '/pornsite/:dir/', address: profileAddress('channel') });

export const channelVideos = definePage({
  ...profile,
  path: '/pornsite/:dir/videos/:page/',
  address: profileAddress('channel'),
  defaults: { page: '1' },
});

export const channelInfo = definePage({
  ...profile,
  path: '/pornsite/:dir/info/',
  address: profileAddress('channel', true),
});
