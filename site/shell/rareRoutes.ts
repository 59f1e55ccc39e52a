import { parseId } from '@afterglow/contract/endpoints/params';
import type { AccountPath } from '../pages/account/AccountPage.tsx';
import { parseActions } from '../routing/actionsAddress.ts';
import { parseInformationRoute } from '../routing/information.ts';
import { pagedMemberTabs, plainMemberTabs } from '../routing/memberTabs.ts';
import {
  parseChannelsRoute,
  parseCommunityRoute,
  parseMemberRoute,
  parseMessagesRoute,
  parseOwnTabRoute,
  parseModelsRoute,
  parsePlaylistRoute,
  parsePlaylistStep,
  parsePlaylistsRoute,
  parseVideoCommentsRoute,
} from '../routing/parsePeopleRoutes.ts';
import { defineLeanRoute, noProps, type Route } from './defineRoute.ts';

const accountRoute = (path: AccountPath): Route =>
  defineLeanRoute({
    path,
    page: 'account/AccountPage',
    code: () => import('../pages/account/AccountPage.tsx').then((module) => module.accountPage),
    parse: (_, query) => ({ path, query }),
    uncached: true,
  });

const playlistPage = {
  page: 'playlist/PlaylistPage',
  previewed: true,
  code: () => import('../pages/playlist/PlaylistPage.tsx').then((module) => module.playlistPage),
  ownReads: import.meta.env.SSR && (() => import('./ownReads.ts').then((module) => module.ofPlaylist)),
};
const memberPage = {
  page: 'member/MemberPage',
  code: () => import('../pages/member/MemberPage.tsx').then((module) => module.memberPage),
};

export { MissingPage } from './MissingPage.tsx';

/**
 * The other pages. This table is loaded once a visitor comes to one of them; `isRarePath` knows the first segment of
 * each path.
 */
export const rareRoutes: readonly Route[] = [
  defineLeanRoute({
    path: '/pornstars/:sort/:page/',
    page: 'models/ModelsPage',
    code: () => import('../pages/models/ModelsPage.tsx').then((module) => module.modelsPage),
    parse: parseModelsRoute,
  }),
  defineLeanRoute({
    path: '/pornsites/:sort/:page/',
    page: 'channels/ChannelsPage',
    code: () => import('../pages/channels/ChannelsPage.tsx').then((module) => module.channelsPage),
    parse: parseChannelsRoute,
  }),
  defineLeanRoute({
    path: '/playlists/:sort/:page/',
    page: 'playlists/PlaylistsPage',
    code: () => import('../pages/playlists/PlaylistsPage.tsx').then((module) => module.playlistsPage),
    parse: parsePlaylistsRoute,
  }),
  // Must precede the pages that have the same path without a step.
  defineLeanRoute({
    path: '/playlist/:id/info/',
    page: 'playlist/EditPlaylistPage',
    code: () => import('../pages/playlist/EditPlaylistPage.tsx').then((module) => module.editPlaylistPage),
    parse: parsePlaylistStep('edit'),
    uncached: true,
  }),
  defineLeanRoute({
    path: '/playlist/:id/info/',
    page: 'playlist/ArrangePlaylistPage',
    code: () => import('../pages/playlist/ArrangePlaylistPage.tsx').then((module) => module.arrangePlaylistPage),
    parse: parsePlaylistStep('arrange'),
    uncached: true,
  }),
  defineLeanRoute({
    path: '/playlist/:id/info/',
    page: 'playlist/DeletePlaylistPage',
    code: () => import('../pages/playlist/DeletePlaylistPage.tsx').then((module) => module.deletePlaylistPage),
    parse: parsePlaylistStep('delete'),
    uncached: true,
  }),
  defineLeanRoute({
    path: '/members/:id/playlists/1/',
    page: 'member/NewPlaylistPage',
    code: () => import('../pages/member/NewPlaylistPage.tsx').then((module) => module.newPlaylistPage),
    parse: parsePlaylistStep('new'),
    uncached: true,
  }),
  defineLeanRoute({ ...playlistPage, path: '/playlist/:id/', parse: parsePlaylistRoute() }),
  defineLeanRoute({ ...playlistPage, path: '/playlist/:id/videos/:page/', parse: parsePlaylistRoute() }),
  defineLeanRoute({ ...playlistPage, path: '/playlist/:id/info/', parse: parsePlaylistRoute(true) }),
  defineLeanRoute({
    path: '/community/:sort/:page/',
    page: 'community/CommunityPage',
    code: () => import('../pages/community/CommunityPage.tsx').then((module) => module.communityPage),
    parse: parseCommunityRoute,
  }),
  defineLeanRoute({
    path: '/video/:id/:dir/',
    page: 'video/VideoCommentsPage',
    code: () => import('../pages/video/VideoCommentsPage.tsx').then((module) => module.videoCommentsPage),
    kept: false,
    parse: parseVideoCommentsRoute,
    ownReads: import.meta.env.SSR && (() => import('./ownReads.ts').then((module) => module.ofVideoComments)),
  }),
  defineLeanRoute({
    path: '/members/:id/:tab/:page/',
    page: 'member/WallPage',
    code: () => import('../pages/member/WallPage.tsx').then((module) => module.wallPage),
    parse: parseMemberRoute(['wall']),
    ownReads: import.meta.env.SSR && (() => import('./ownReads.ts').then((module) => module.ofWall)),
  }),
  defineLeanRoute({
    path: '/members/:id/:tab/:page/',
    page: 'member/FriendsPage',
    code: () => import('../pages/member/FriendsPage.tsx').then((module) => module.friendsPage),
    parse: parseMemberRoute(['friends']),
  }),
  defineLeanRoute({
    path: '/members/:id/:tab/:page/',
    page: 'member/PlaylistsTabPage',
    code: () => import('../pages/member/PlaylistsTabPage.tsx').then((module) => module.playlistsTabPage),
    parse: parseMemberRoute(['playlists']),
  }),
  defineLeanRoute({
    path: '/members/:id/:tab/',
    page: 'member/SubscriptionsPage',
    code: () => import('../pages/member/SubscriptionsPage.tsx').then((module) => module.subscriptionsPage),
    parse: parseMemberRoute(['subscriptions']),
    uncached: true,
  }),
  defineLeanRoute({
    path: '/members/:id/:tab/',
    page: 'member/EditPage',
    code: () => import('../pages/member/EditPage.tsx').then((module) => module.editPage),
    parse: parseOwnTabRoute('edit'),
    uncached: true,
  }),
  defineLeanRoute({
    path: '/members/:id/:tab/:page/',
    page: 'member/OwnHistoryPage',
    code: () => import('../pages/member/OwnHistoryPage.tsx').then((module) => module.ownHistoryPage),
    parse: parseOwnTabRoute('history'),
    uncached: true,
  }),
  defineLeanRoute({ ...memberPage, path: '/members/:id/', parse: parseMemberRoute(pagedMemberTabs) }),
  defineLeanRoute({ ...memberPage, path: '/members/:id/:tab/', parse: parseMemberRoute(plainMemberTabs) }),
  defineLeanRoute({ ...memberPage, path: '/members/:id/:tab/:page/', parse: parseMemberRoute(pagedMemberTabs) }),
  defineLeanRoute({
    path: '/messages/:id/',
    page: 'messages/MessagesPage',
    code: () => import('../pages/messages/MessagesPage.tsx').then((module) => module.messagesPage),
    parse: parseMessagesRoute,
    uncached: true,
  }),
  defineLeanRoute({
    path: '/messages/',
    page: 'messages/MessagesPage',
    code: () => import('../pages/messages/MessagesPage.tsx').then((module) => module.messagesPage),
    parse: parseMessagesRoute,
    uncached: true,
  }),
  defineLeanRoute({
    path: '/embed/:id/',
    page: 'embed/EmbedPage',
    code: () => import('../pages/embed/EmbedPage.tsx').then((module) => module.embedPage),
    parse: ({ id: text = '' }) => {
      const id = parseId(text);
      return id === null ? null : { id };
    },
    bare: true,
    framed: true,
  }),
  defineLeanRoute({
    path: '/information/:page/',
    page: 'information/InformationPage',
    code: () => import('../pages/information/InformationPage.tsx').then((module) => module.informationPage),
    parse: parseInformationRoute,
  }),
  defineLeanRoute({
    path: '/sitemap-page/',
    page: 'sitemap/SitemapPage',
    code: () => import('../pages/sitemap/SitemapPage.tsx').then((module) => module.sitemapPage),
    parse: noProps,
  }),
  defineLeanRoute({
    path: '/advertising',
    page: 'advertising/AdvertisingPage',
    code: () => import('../pages/advertising/AdvertisingPage.tsx').then((module) => module.advertisingPage),
    parse: noProps,
  }),
  defineLeanRoute({
    path: '/download',
    page: 'download/DownloadPage',
    code: () => import('../pages/download/DownloadPage.tsx').then((module) => module.downloadPage),
    parse: noProps,
    bare: true,
  }),
  defineLeanRoute({
    path: '/history/',
    page: 'history/HistoryPage',
    code: () => import('../pages/history/HistoryPage.tsx').then((module) => module.historyPage),
    parse: noProps,
  }),
  defineLeanRoute({
    path: '/device/',
    page: 'device/DevicePage',
    code: () => import('../pages/device/DevicePage.tsx').then((module) => module.devicePage),
    parse: noProps,
  }),
  defineLeanRoute({
    path: '/upload-video/',
    page: 'upload/UploadPage',
    code: () => import('../pages/upload/UploadPage.tsx').then((module) => module.uploadPage),
    parse: noProps,
    uncached: true,
  }),
  defineLeanRoute({
    path: '/actions/',
    page: 'actions/ActionsPage',
    code: () => import('../pages/actions/ActionsPage.tsx').then((module) => module.actionsPage),
    parse: (_, query) => {
      const of = parseActions(query);
      return of && { of };
    },
    uncached: true,
  }),
  accountRoute('/signin/'),
  accountRoute('/signup/'),
  accountRoute('/restore-password/'),
  defineLeanRoute({
    path: '/report/',
    page: 'report/ReportPage',
    code: () => import('../pages/report/ReportPage.tsx').then((module) => module.reportPage),
    parse: (_, query) => ({ query }),
    uncached: true,
  }),
  defineLeanRoute({
    path: '/dev/mailbox',
    page: 'mailbox/MailboxPage',
    code: () => import('../pages/mailbox/MailboxPage.tsx').then((module) => module.mailboxPage),
    parse: noProps,
    uncached: true,
  }),
];
