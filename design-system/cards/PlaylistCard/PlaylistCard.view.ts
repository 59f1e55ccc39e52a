import type { Playlist } from '@afterglow/fixtures/contract/playlist';
import type { Places } from '../../lists/places.view.ts';
import { videoCount, views } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { PlaylistCardProps } from './PlaylistCard.tsx';

export interface ListedPlaylist {
  playlist: Playlist;
  to: Pick<Places, 'playlist'>;
}

export const playlistCard = ({ playlist, to }: ListedPlaylist, reader: Reader): PlaylistCardProps => ({
  href: to.playlist(playlist),
  title: playlist.title,
  pictures: playlist.pictures.slice(0, 4).flatMap((address) => reader.picture(address) ?? []),
  count: videoCount(playlist.videos, reader),
  by: playlist.user.name,
  views: views(playlist.views, reader),
  private: playlist.visibility === 'private',
});
