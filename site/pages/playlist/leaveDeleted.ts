import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { Playlist } from '@afterglow/fixtures/contract/playlist';
import { memberPlaylistsRead } from '../../data/members.ts';
import { forget } from '../../data/useResource.ts';
import { openPage } from '../../kit/openPage.ts';

/** From a playlist that is gone to what is left. */
export function leaveDeleted({ user }: Playlist, { href }: Reader): void {
  forget(memberPlaylistsRead(user.id, 1, true));
  openPage(href.member(user, 'playlists'));
}
