import { playlistEndpoint, playlistsEndpoint } from '@afterglow/fixtures/contract/endpoints/playlists';
import { videosEndpoint } from '@afterglow/fixtures/contract/endpoints/videos';
import { pageSize, playlistMaxAgeSeconds } from '@afterglow/fixtures/contract/limits';
import { noFilters, type PlaylistSort } from '@afterglow/fixtures/contract/lists';
import { gender } from './gender.ts';
import { readOf } from './read.ts';

const count = pageSize.list;

/** All public playlists, sorted, or those that match a search query. */
export const playlistsRead = (order: { sort: PlaylistSort; page: number }, words = '', perPage: number = count) =>
  readOf(
    playlistsEndpoint,
    { ...order, gender, count: perPage, section: '', objectId: '', words },
    ({ playlists }) => playlists,
  );

export const playlistRead = (id: number) =>
  readOf(playlistEndpoint, { id }, ({ playlist }) => playlist, playlistMaxAgeSeconds);

/** A playlist's videos, in its own order. */
export const playlistVideosRead = (id: number, page: number) =>
  readOf(
    videosEndpoint,
    { ...noFilters, gender, count, section: 'playlist', objectId: String(id), sort: 'latest-updates', page },
    ({ videos }) => videos,
    playlistMaxAgeSeconds,
  );

/** A member's playlists as that member sees them: private ones too, and at once what was added (R88). */
export const ownPlaylistsRead = (userId: number) =>
  readOf(
    playlistsEndpoint,
    { sort: 'latest-updates', page: 1, gender, count, section: 'member', objectId: String(userId), words: '' },
    ({ playlists }) => playlists,
    0,
  );
