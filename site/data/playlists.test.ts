import { expect, test } from 'vitest';
import { memberPlaylistsRead } from './members.ts';
import { arrangedVideosRead, ownPlaylistsRead, playlistRead, playlistVideosRead } from './playlists.ts';

test('reads that are decoded differently never share a place in the caches', () => {
  const keys = [
    ownPlaylistsRead(7),
    memberPlaylistsRead(7, 1, true),
    memberPlaylistsRead(7, 1, false),
    playlistRead(7, true),
    playlistVideosRead(7, 1, true),
    arrangedVideosRead(7),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('members read playlists uncached, guests within a minute (R88, D51)', () => {
  expect(playlistRead(7, true).key).toContain('/playlist/0/');
  expect(playlistRead(7, false).key).toContain('/playlist/60/');
  expect(memberPlaylistsRead(7, 1, true).key).toContain('/playlists/0/');
  expect(memberPlaylistsRead(7, 1, false).key).toContain('/playlists/60/');
  expect(playlistVideosRead(7, 1, true).key).toContain('/videos2/0/');
});
