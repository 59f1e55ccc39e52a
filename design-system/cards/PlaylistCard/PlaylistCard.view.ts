import type { Playlist } from '@afterglow/contract/playlist';
import { ifAny, videoCount, views } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { PlaylistCardProps } from './PlaylistCard.tsx';

export const playlistCard = (playlist: Playlist, reader: Reader): PlaylistCardProps => ({
  href: reader.href.playlist(playlist),
  title: playlist.title,
  pictures: playlist.pictures.slice(0, 4).flatMap((address) => reader.picture(address) ?? []),
  count: ifAny(videoCount, playlist.videos, reader),
  by: playlist.user.name,
  views: ifAny(views, playlist.views, reader),
  private: playlist.visibility === 'private',
});
