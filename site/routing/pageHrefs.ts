import type { PlainPage, PageHrefs } from '@afterglow/design-system/reader/pageHrefs.ts';

const plainPages: Record<PlainPage, string> = {
  history: '/history/',
  signIn: '/signin/',
  signUp: '/signup/',
  restorePassword: '/restore-password/',
  upload: '/upload-video/',
  sitemap: '/sitemap-page/',
  download: '/download',
  advertising: '/advertising',
  report: '/report/',
  dmca: '/information/dmca/',
  support: '/information/support/',
  terms: '/information/terms/',
  privacy: '/information/privacy/',
  records: '/information/2257/',
  cookies: '/information/cookies/',
  device: '/device/',
};

/** Appends the non-empty parts as a query, in the order given. */
function withQuery(path: string, parts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Tabs of a member's page whose lists are paginated. */
const pagedTabs = new Set([
  'wall',
  'friends',
  'uploaded_videos',
  'favourite_videos',
  'playlists',
  'history',
  'watch_later_videos',
]);

const searchTabs = {
  videos: '',
  models: 'pornstars',
  channels: 'pornsites',
  playlists: 'playlists',
  members: 'members',
} as const;

/** Links to people, playlists, searches and other pages without list state. */
export const pageHrefs: PageHrefs = {
  page: (page) => plainPages[page],
  report: ({ object, url }) => withQuery(plainPages.report, { object, url }),
  models: ({ sort, page, filters }) => withQuery(`/pornstars/${sort}/${page}/`, filters),
  channels: ({ sort, page }) => `/pornsites/${sort}/${page}/`,
  playlists: ({ sort, page }) => `/playlists/${sort}/${page}/`,
  community: ({ sort, page, filters }) => withQuery(`/community/${sort}/${page}/`, filters),
  modelTab: ({ dir }, tab) => `/pornstar/${dir}/${tab}/`,
  channelInfo: ({ dir }) => `/pornsite/${dir}/info/`,
  playlist: ({ id }) => `/playlist/${id}/`,
  playlistInfo: ({ id }) => `/playlist/${id}/info/`,
  member: ({ id }, tab, page = 1) => {
    if (tab === undefined) return `/members/${id}/`;
    return pagedTabs.has(tab) ? `/members/${id}/${tab}/${page}/` : `/members/${id}/${tab}/`;
  },
  searchTab: (tab, words, page) => withQuery(`/search/${page}/`, { s: words, tab: searchTabs[tab] }),
};
