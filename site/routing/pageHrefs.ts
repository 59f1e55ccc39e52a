import type { PlainPage, PageHrefs } from '@afterglow/design-system/reader/pageHrefs.ts';
import { isOneOf } from '@afterglow/contract/lists';
import { pagedMemberTabs } from './memberTabs.ts';
import { searchTabs } from './searchTabs.ts';

const plainPages: Record<PlainPage, string> = {
  history: '/history/',
  signIn: '/signin/',
  signUp: '/signup/',
  restorePassword: '/restore-password/',
  signInLink: '/signin/?step=mail_link',
  signInLinkSent: '/signin/?step=link_sent',
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

/** Links to people, playlists, searches and other pages without list state. */
export const pageHrefs: PageHrefs = {
  page: (page) => plainPages[page],
  report: (about) => withQuery(plainPages.report, { ...about }),
  models: ({ sort, page, filters }) => withQuery(`/pornstars/${sort}/${page}/`, filters),
  channels: ({ sort, page }) => `/pornsites/${sort}/${page}/`,
  playlists: ({ sort, page }) => `/playlists/${sort}/${page}/`,
  community: ({ sort, page, filters }) => withQuery(`/community/${sort}/${page}/`, filters),
  modelTab: ({ dir }, tab, page = 1) => withQuery(`/pornstar/${dir}/${tab}/`, { page: page === 1 ? '' : String(page) }),
  channelInfo: ({ dir }) => `/pornsite/${dir}/info/`,
  playlist: ({ id }, page = 1) => (page === 1 ? `/playlist/${id}/` : `/playlist/${id}/videos/${page}/`),
  playlistInfo: ({ id }) => `/playlist/${id}/info/`,
  playlistStep: ({ id }, step) => `/playlist/${id}/info/?step=${step}`,
  newPlaylist: ({ id }) => `/members/${id}/playlists/1/?step=new`,
  member: ({ id }, tab, page = 1) => {
    if (tab === undefined) return `/members/${id}/`;
    return isOneOf(pagedMemberTabs, tab) ? `/members/${id}/${tab}/${page}/` : `/members/${id}/${tab}/`;
  },
  messages: (member, page = 1) =>
    withQuery(`/messages/${member ? `${member.id}/` : ''}`, { page: page === 1 ? '' : String(page) }),
  searchTab: (tab, words, page) =>
    withQuery(`/search/${page}/`, { s: words, tab: tab === 'videos' ? '' : searchTabs[tab] }),
};
