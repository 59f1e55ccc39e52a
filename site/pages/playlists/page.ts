import { playlistSorts } from '@afterglow/contract/lists';
import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { page } from '../../routing/params.ts';

export const playlists = definePage({
  file: 'playlists/PlaylistsPage',
  section: 'playlists',
  ads: 'list',
  path: '/playlists/:sort/:page/',
  address: fields({ sort: playlistSorts, page }),
  defaults: { sort: 'latest-updates', page: '1' },
  inSitemap: import.meta.env.SSR && playlistSorts.map((sort) => ({ sort, page: 1 })),
  code: () => import('./PlaylistsPage.tsx'),
});
