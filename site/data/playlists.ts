import { playlistEndpoint, playlistsEndpoint } from '@afterglow/contract/endpoints/playlists';
import { videosEndpoint } from '@afterglow/contract/endpoints/videos';
import { maxPageEntries, pageSize, playlistMaxAgeSeconds } from '@afterglow/contract/limits';
import { noFilters, type PlaylistSort } from '@afterglow/contract/lists';
import { gender } from './gender.ts';
import { readOf } from './readOf.ts';

const count = pageSize.list;

/** Returns the read of all public playlists, sorted, or of those that match a search query. */
export const playlistsRead = (order: { sort: PlaylistSort; page: number }, words = '', perPage: number = count) =>
  readOf(
    playlistsEndpoint,
    { ...order, gender, count: perPage, section: '', objectId: '', words },
    ({ playlists }) => playlists,
  );

/** Members read playlists uncached: their changes appear at once, and owners see their private ones (R88, D51). */
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

/** Returns the read of a playlist's videos, in the playlist's own order. */
export const playlistVideosRead = (id: number, page: number, signedIn: boolean) => videosOf(id, page, count, signedIn);

/** Returns the read of the first videos of a public playlist, for a row. */
export const playlistRowRead = (id: number, perPage: number) => videosOf(id, 1, perPage, false);

/** Returns the read of a part of a playlist's videos, by default as many as one reply holds. */
export const playlistPartRead = (id: number, part: number, signedIn: boolean, perPart: number = maxPageEntries) =>
  videosOf(id, part, perPart, signedIn);

/** Returns the read of the first part, for the owner who arranges it, and for the playlist's feed. */
export const arrangedVideosRead = (id: number, signedIn = true) => playlistPartRead(id, 1, signedIn);

/**
 * Returns the read of a member's own playlists, including private ones. Uncached, so that additions appear at once
 * (R88); as many as one reply holds.
 */
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
