import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';

const { standard: video } = fullVideos;
const videoPath = `/video/${video.id}/${video.dir}/`;
const modelPath = `/pornstar/${fullModels.standard.dir}/`;
const channelPath = `/pornsite/${fullChannels.standard.dir}/`;
export const playlistPath = `/playlist/${playlists.standard.id}/`;
export const memberPath = (id: number, tab = '') => `/members/${id}/${tab}`;
const { id } = fullMembers.standard;

/** One page of every kind that is open to everybody; tests/site/pageTable.test.ts names those that are missing. */
export const publicPaths = [
  ...['/', '/videos/longest/1/', '/categories/', '/categories/lakeside/longest/1/', videoPath, `${videoPath}?page=1`],
  `${videoPath}?playlist=${playlists.standard.id}`,
  ...['', '&tab=pornstars', '&tab=pornsites', '&tab=playlists', '&tab=members'].map(
    (tab) => `/search/1/?s=evening${tab}`,
  ),
  ...['/pornstars/most-popular/1/', modelPath, `${modelPath}videos/1/`, `${modelPath}info/`],
  ...[`${modelPath}comments/`, '/pornsites/recent/1/', channelPath, `${channelPath}videos/1/`, `${channelPath}info/`],
  ...['/playlists/recent/1/', playlistPath, `${playlistPath}videos/1/`, `${playlistPath}info/`],
  ...['/community/recent/1/', '/community/activity/1/', memberPath(id), memberPath(id, 'info/')],
  ...['wall/1/', 'friends/1/', 'playlists/1/', 'favourite_videos/1/'].map((tab) => memberPath(id, tab)),
  ...['/information/terms/', '/information/2257/', '/sitemap-page/', '/advertising', '/download', '/history/'],
  ...['/device/', '/signin/', '/signup/', '/restore-password/', '/report/', '/report/?subject=question'],
  ...[`/embed/${video.id}/`, '/nowhere/'],
];

const { own, friend } = fullMembers;

const { private: ownPlaylist } = playlists;

/** Pages for members only. */
export const memberPaths = [
  ...['', 'info/', 'edit/', 'subscriptions/', 'wall/1/', 'friends/1/', 'uploaded_videos/1/', 'favourite_videos/1/'].map(
    (tab) => memberPath(own.id, tab),
  ),
  ...['watch_later_videos/1/', 'history/1/', 'playlists/1/', 'playlists/1/?step=new'].map((tab) =>
    memberPath(own.id, tab),
  ),
  ...['edit', 'arrange', 'delete'].map((step) => `/playlist/${ownPlaylist.id}/info/?step=${step}`),
  `/actions/?object=video+${video.id}`,
  '/notifications/',
  '/messages/',
  `/messages/${friend.id}/`,
  '/upload-video/',
  '/studio/',
  '/studio/100000001/',
  '/studio/100000001/?step=captions',
  '/studio/100000001/?step=chapters',
  '/studio/100000001/?step=delete',
];
