import type { PageHrefs } from './pageHrefs.ts';

const query = (filters: Readonly<Record<string, string>>) => new URLSearchParams({ ...filters }).toString();

/** Links that look like the site's but lead nowhere. */
export const storyHrefs: PageHrefs = {
  page: (page) => `#/${page}/`,
  models: ({ sort, page, filters }) => `#/pornstars/${sort}/${page}/?${query(filters)}`,
  channels: ({ sort, page }) => `#/pornsites/${sort}/${page}/`,
  playlists: ({ sort, page }) => `#/playlists/${sort}/${page}/`,
  activity: (page) => `#/community/activity/${page}/`,
  community: ({ sort, page, filters }) => `#/community/${sort}/${page}/?${query(filters)}`,
  modelTab: ({ dir }, tab, page = 1, sort = 'newest') =>
    `#/pornstar/${dir}/${tab}/?page=${page}${sort === 'newest' ? '' : `&sort=${sort}`}`,
  channelInfo: ({ dir }) => `#/pornsite/${dir}/info/`,
  playlist: ({ id }, page = 1) => `#/playlist/${id}/videos/${page}/`,
  videoIn: ({ id, dir }, { list, shuffle, loop, at }) =>
    `#/video/${id}/${dir}/?${query({ playlist: list, shuffle, loop: loop ? '1' : '', at: String(at) })}`,
  playlistInfo: ({ id }) => `#/playlist/${id}/info/`,
  playlistStep: ({ id }, step) => `#/playlist/${id}/info/?step=${step}`,
  newPlaylist: ({ id }) => `#/members/${id}/playlists/1/?step=new`,
  member: ({ id }, tab = 'uploaded_videos', page = 1, as) => `#/members/${id}/${tab}/${page}/${as ? `?as=${as}` : ''}`,
  messages: (member, page = 1) => `#/messages/${member ? `${member.id}/${page}/` : ''}`,
  report: (about) => `#/report/?${query({ ...about })}`,
  studio: (page) => `#/studio/?page=${page}`,
  studioVideo: ({ id }, step) => `#/studio/${id}/${step ? `?step=${step}` : ''}`,
  searchTab: (tab, words, page) => `#/search/${page}/?s=${words}&tab=${tab}`,
};
