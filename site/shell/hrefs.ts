import { noFilters } from '@afterglow/contract/lists';
import type { MemberTab } from '@afterglow/contract/memberTabs';
import type { Hrefs, ListAddress } from '@afterglow/design-system/reader/reader.ts';
import type { PlainPage, SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import { inLanguage } from '../routing/inLanguage.ts';
import { videoNumberPath } from '../routing/pathPatterns.ts';
import { fillPath } from '../runtime/routing/pathMatcher.ts';
import { restorePassword, signIn, signUp } from '../pages/account/page.ts';
import { activity } from '../pages/activity/page.ts';
import { advertising } from '../pages/advertising/page.ts';
import { categories } from '../pages/categories/page.ts';
import { category } from '../pages/category/page.ts';
import { channel, channelInfo, channelVideos } from '../pages/channel/page.ts';
import { channels } from '../pages/channels/page.ts';
import { community } from '../pages/community/page.ts';
import { device } from '../pages/device/page.ts';
import { download } from '../pages/download/page.ts';
import { history } from '../pages/history/page.ts';
import { home } from '../pages/home/page.ts';
import { information } from '../pages/information/page.ts';
import {
  editMember,
  friends,
  member,
  memberInfo,
  memberPlaylists,
  memberVideos,
  newPlaylist,
  ownHistory,
  subscriptions,
  wall,
} from '../pages/member/page.ts';
import { conversation, inbox } from '../pages/messages/page.ts';
import { model, modelComments, modelInfo, modelVideos } from '../pages/model/page.ts';
import { models } from '../pages/models/page.ts';
import {
  arrangePlaylist,
  deletePlaylist,
  editPlaylist,
  playlist,
  playlistInfo,
  playlistVideos,
} from '../pages/playlist/page.ts';
import { notifications } from '../pages/notifications/page.ts';
import { playlists } from '../pages/playlists/page.ts';
import { report } from '../pages/report/page.ts';
import { search, searchTab } from '../pages/search/page.ts';
import { sitemap } from '../pages/sitemap/page.ts';
import { deleteStudioVideo, studio, studioCaptions, studioChapters, studioVideo } from '../pages/studio/page.ts';
import { upload } from '../pages/upload/page.ts';
import { video, videoInPlaylist } from '../pages/video/page.ts';
import { videos } from '../pages/videos/page.ts';

const plainPages: Record<PlainPage, string> = {
  history: history.path,
  signIn: signIn.path,
  signUp: signUp.path,
  restorePassword: restorePassword.path,
  signInLink: signIn.href({ query: { step: 'mail_link' } }),
  signInLinkSent: signIn.href({ query: { step: 'link_sent' } }),
  upload: upload.path,
  notifications: notifications.path,
  sitemap: sitemap.path,
  download: download.path,
  advertising: advertising.path,
  report: report.path,
  dmca: information.href({ page: 'dmca' }),
  support: information.href({ page: 'support' }),
  terms: information.href({ page: 'terms' }),
  privacy: information.href({ page: 'privacy' }),
  records: information.href({ page: 'records' }),
  cookies: information.href({ page: 'cookies' }),
  device: device.path,
};

/** Returns the address of a page without parameters. */
export const plainHref = (page: PlainPage): string => plainPages[page];

const studioSteps = { captions: studioCaptions, chapters: studioChapters, delete: deleteStudioVideo };
const playlistSteps = { edit: editPlaylist, arrange: arrangePlaylist, delete: deletePlaylist };

const searchHref = (words: string, page: number): string =>
  search.href({ address: { of: { kind: 'search', words }, sort: 'relevance', page, filters: noFilters } });

function listHref(address: ListAddress): string {
  const { of, page } = address;
  switch (of.kind) {
    case 'all':
      return videos.href({ address });
    case 'category':
      return category.href({ address });
    case 'model':
      return (page === 1 ? model : modelVideos).href({ dir: of.dir, address });
    case 'channel':
      return (page === 1 ? channel : channelVideos).href({ dir: of.dir, address });
    case 'search':
      return search.href({ address });
  }
}

function memberHref({ id }: { id: number }, tab?: MemberTab, page = 1, as?: SeenAs): string {
  switch (tab) {
    case undefined:
      return member.href({ id, ...(as && { as }) });
    case 'wall':
      return wall.href({ id, page, ...(as && { as }) });
    case 'friends':
      return friends.href({ id, page, ...(as && { as }) });
    case 'playlists':
      return memberPlaylists.href({ id, page, ...(as && { as }) });
    case 'history':
      return ownHistory.href({ id, page });
    case 'uploaded_videos':
    case 'favourite_videos':
    case 'watch_later_videos':
      return memberVideos.href({ id, tab, page, ...(as && { as }) });
    case 'info':
      return memberInfo.href({ id, ...(as && { as }) });
    case 'edit':
      return editMember.href({ id });
    case 'subscriptions':
      return subscriptions.href({ id });
  }
}

/** Builds every link of the site. `here` is the path and query of the current page. */
export const hrefsFor = (here: string): Hrefs => ({
  // Signing in leads back to this page.
  page: (page) =>
    page === 'signIn' && here !== '/' ? `${signIn.path}?next=${encodeURIComponent(here)}` : plainPages[page],
  home: () => home.path,
  list: listHref,
  video: video.href,
  videoById: ({ id }) => fillPath(videoNumberPath, { id: String(id) }),
  videoFile: (of) => `${video.href(of)}file`,
  categories: () => categories.path,
  model: ({ dir }) => model.href({ dir }),
  channel: ({ dir }) => channel.href({ dir }),
  search: () => searchHref('', 1),
  inLanguage: (key) => inLanguage(here, key),
  preferences: () => '/preferences',
  here: () => here,
  report: (about) => report.href({ query: { ...about } }),
  models: (state) => models.href({ state }),
  channels: channels.href,
  playlists: playlists.href,
  community: (state) => community.href({ state }),
  activity: (page) => activity.href({ page }),
  modelTab: ({ dir }, tab, page = 1, sort = 'newest') =>
    tab === 'info' ? modelInfo.href({ dir }) : modelComments.href({ dir, page, sort }),
  channelInfo: ({ dir }) => channelInfo.href({ dir }),
  playlist: ({ id }, page = 1) => (page === 1 ? playlist.href({ id }) : playlistVideos.href({ id, page })),
  videoIn: ({ id, dir }, { list, loop, ...order }) =>
    videoInPlaylist.href({ id, dir, playlist: list, loop: loop ? '1' : '', ...order }),
  playlistInfo: ({ id }) => playlistInfo.href({ id }),
  playlistStep: ({ id }, step) => playlistSteps[step].href({ id }),
  newPlaylist: ({ id }) => newPlaylist.href({ id }),
  member: memberHref,
  messages: (other, page = 1) => (other ? conversation.href({ id: other.id, page }) : inbox.href({ page })),
  studio: (page) => studio.href({ page }),
  studioVideo: ({ id }, step) => (step ? studioSteps[step] : studioVideo).href({ id }),
  searchTab: (tab, words, page) => (tab === 'videos' ? searchHref(words, page) : searchTab.href({ tab, words, page })),
});
