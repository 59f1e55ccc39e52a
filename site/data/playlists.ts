import { playlistEndpoint, playlistsEndpoint } from '@afterglow/contract/endpoints/playlists';
import { videosEndpoint } from '@afterglow/contract/endpoints/videos';
import { maxPageEntries, pageSize, playlistMaxAgeSeconds } from '@afterglow/contract/limits';
import { noFilters, type PlaylistSort } from '@afterglow/contract/lists';
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

/** Members read it uncached: what they have changed is there at once, and what is private for its owner (R88, D51). */
const maxAge = (signedIn: boolean): number => (signedIn ? 0 : playlistMaxAgeSeconds);

export const playlistRead = (id: number, signedIn: boolean) =>
  readOf(playlistEndpoint, { id }, ({ playlist }) => playlist, maxAge(signedIn));

const videosOf = (id: number, page: number, perPage: number, signedIn: boolean) =>
  readOf(
    videosEndpoint,
    { ...noFilters, gender, count: perPage, section: 'playlist', objectId: String(id), sort: 'latest-updates', page },
    ({ videos }) => videos,
    maxAge(signedIn),
  );

/** A playlist's videos, in its own order. */
export const playlistVideosRead = (id: number, page: number, signedIn: boolean) => videosOf(id, page, count, signedIn);

/** As many of them as one call gives, for the owner who puts them in order, and for its feed. */
export const arrangedVideosRead = (id: number, signedIn = true) => videosOf(id, 1, maxPageEntries, signedIn);

/** A member's playlists as that member sees them: private ones too, and at once what was added (R88); as many as one call gives. */
export const ownPlaylistsRead = (userId: number) =>
  readOf(
    playlistsEndpoint,
    {
      sort: 'latest-updates',
      page: 1,
      gender,
      count: maxPageEntries,
      section: 'member',
      objectId: String(userId),
      words: '',
    },
    ({ playlists }) => playlists,
    0,
  );
