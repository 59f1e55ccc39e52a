import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { id, page } from '../../routing/params.ts';

const firstPage = { page: '1' };
const step = { param: { parse: (text: string) => text }, otherwise: null };

/** The audience as which members see their own page; it changes nothing for others. */
const as = { param: ['everybody', 'friends'], otherwise: null } as const;

const ofMember = { section: 'community' } as const;

const memberPage = { ...ofMember, file: 'member/MemberPage', indexed: false, code: () => import('./MemberPage.tsx') };

export const member = definePage({
  ...memberPage,
  path: '/members/:id/',
  address: fields({ id }, { as: { ...as, otherwise: 'everybody' } }, { tab: 'uploaded_videos', page: 1 }),
});

export const memberInfo = definePage({
  ...memberPage,
  path: '/members/:id/info/',
  address: fields({ id }, { as }, { tab: 'info', page: 1 }),
});

export const memberVideos = definePage({
  ...memberPage,
  path: '/members/:id/:tab/:page/',
  address: fields({ id, tab: ['uploaded_videos', 'favourite_videos', 'watch_later_videos'], page }, { as }),
  defaults: firstPage,
});

export const wall = definePage({
  ...ofMember,
  file: 'member/WallPage',
  path: '/members/:id/wall/:page/',
  address: fields({ id, page }, { as }, { tab: 'wall' }),
  defaults: firstPage,
  indexed: false,
  code: () => import('./WallPage.tsx'),
});

export const friends = definePage({
  ...ofMember,
  file: 'member/FriendsPage',
  path: '/members/:id/friends/:page/',
  address: fields({ id, page }, { as }, { tab: 'friends' }),
  defaults: firstPage,
  indexed: false,
  code: () => import('./FriendsPage.tsx'),
});

export const memberPlaylists = definePage({
  ...ofMember,
  file: 'member/PlaylistsTabPage',
  path: '/members/:id/playlists/:page/',
  address: fields({ id, page }, { as }, { tab: 'playlists' }),
  defaults: firstPage,
  indexed: false,
  code: () => import('./PlaylistsTabPage.tsx'),
});

export const newPlaylist = definePage({
  ...ofMember,
  file: 'member/NewPlaylistPage',
  path: '/members/:id/playlists/1/',
  address: fields({ id }),
  where: { step: 'new' },
  uncached: true,
  code: () => import('./NewPlaylistPage.tsx'),
});

export const subscriptions = definePage({
  ...ofMember,
  file: 'member/SubscriptionsPage',
  path: '/members/:id/subscriptions/',
  address: fields({ id }, {}, { tab: 'subscriptions', page: 1 }),
  uncached: true,
  code: () => import('./SubscriptionsPage.tsx'),
});

export const editMember = definePage({
  ...ofMember,
  file: 'member/EditPage',
  path: '/members/:id/edit/',
  address: fields({ id }, { step }, { page: 1 }),
  uncached: true,
  code: () => import('./EditPage.tsx'),
});

export const ownHistory = definePage({
  ...ofMember,
  file: 'member/OwnHistoryPage',
  path: '/members/:id/history/:page/',
  address: fields({ id, page }, { step }),
  defaults: firstPage,
  uncached: true,
  code: () => import('./OwnHistoryPage.tsx'),
});
