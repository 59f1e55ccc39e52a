import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { id, page } from '../../routing/params.ts';
import { playlistPath } from '../../routing/pathPatterns.ts';

const playlistPage = {
  file: 'playlist/PlaylistPage',
  section: 'playlists',
  ads: 'list',
  feed: '/playlist/:id/rss.xml',
  previewed: true,
  code: () => import('./PlaylistPage.tsx'),
} as const;

export const playlist = definePage({
  ...playlistPage,
  path: playlistPath,
  address: fields({ id }, {}, { page: 1, info: false }),
});

export const playlistVideos = definePage({
  ...playlistPage,
  path: '/playlist/:id/videos/:page/',
  address: fields({ id, page }, {}, { info: false }),
  defaults: { page: '1' },
});

const info = { path: '/playlist/:id/info/', address: fields({ id }) };

export const playlistInfo = definePage({
  ...playlistPage,
  ...info,
  address: fields({ id }, {}, { page: 1, info: true }),
});

export const editPlaylist = definePage({
  ...info,
  file: 'playlist/EditPlaylistPage',
  section: 'playlists',
  where: { step: 'edit' },
  uncached: true,
  code: () => import('./EditPlaylistPage.tsx'),
});

export const arrangePlaylist = definePage({
  ...info,
  file: 'playlist/ArrangePlaylistPage',
  section: 'playlists',
  where: { step: 'arrange' },
  uncached: true,
  code: () => import('./ArrangePlaylistPage.tsx'),
});

export const deletePlaylist = definePage({
  ...info,
  file: 'playlist/DeletePlaylistPage',
  section: 'playlists',
  where: { step: 'delete' },
  uncached: true,
  code: () => import('./DeletePlaylistPage.tsx'),
});
