import type { Hrefs, ListOf } from './reader.ts';

const query = (filters: Readonly<Record<string, string>>) => new URLSearchParams({ ...filters }).toString();

const wordIn = (of: ListOf): string => ('dir' in of ? of.dir : 'words' in of ? of.words : '');

/**
 * Returns links that tell everything apart that components link to, for stories, and for apps that do not give theirs.
 * @param root stands before each path, such as `#` for links that lead nowhere
 */
export const plainHrefs = (root = ''): Hrefs => ({
  page: (page) => `${root}/${page}/`,
  models: ({ sort, page, filters }) => `${root}/pornstars/${sort}/${page}/?${query(filters)}`,
  channels: ({ sort, page }) => `${root}/pornsites/${sort}/${page}/`,
  playlists: ({ sort, page }) => `${root}/playlists/${sort}/${page}/`,
  activity: (page) => `${root}/community/activity/${page}/`,
  community: ({ sort, page, filters }) => `${root}/community/${sort}/${page}/?${query(filters)}`,
  modelTab: ({ dir }, tab, page = 1, sort = 'newest') =>
    `${root}/pornstar/${dir}/${tab}/?page=${page}${sort === 'newest' ? '' : `&sort=${sort}`}`,
  channelInfo: ({ dir }) => `${root}/pornsite/${dir}/info/`,
  playlist: ({ id }, page = 1) => `${root}/playlist/${id}/videos/${page}/`,
  videoIn: ({ id, dir }, { list, shuffle, loop, at }) =>
    `${root}/video/${id}/${dir}/?${query({ playlist: list, shuffle, loop: loop ? '1' : '', at: String(at) })}`,
  playlistInfo: ({ id }) => `${root}/playlist/${id}/info/`,
  playlistStep: ({ id }, step) => `${root}/playlist/${id}/info/?step=${step}`,
  newPlaylist: ({ id }) => `${root}/members/${id}/playlists/1/?step=new`,
  member: ({ id }, tab = 'uploaded_videos', page = 1, as) =>
    `${root}/members/${id}/${tab}/${page}/${as ? `?as=${as}` : ''}`,
  messages: (member, page = 1) => `${root}/messages/${member ? `${member.id}/${page}/` : ''}`,
  report: (about) => `${root}/report/?${query({ ...about })}`,
  studio: (page) => `${root}/studio/?page=${page}`,
  studioVideo: ({ id }, step) => `${root}/studio/${id}/${step ? `?step=${step}` : ''}`,
  searchTab: (tab, words, page) => `${root}/search/${page}/?s=${words}&tab=${tab}`,
  home: () => `${root}/`,
  list: ({ of, sort, page, filters }) => `${root}/${of.kind}/${wordIn(of)}/${sort}/${page}/?${query({ ...filters })}`,
  video: ({ id, dir }) => `${root}/video/${id}/${dir}/`,
  videoById: ({ id }) => `${root}/video/${id}/`,
  videoFile: ({ id }) => `${root}/video/${id}/file.mp4`,
  categories: () => `${root}/categories/`,
  model: ({ dir }) => `${root}/pornstar/${dir}/`,
  channel: ({ dir }) => `${root}/pornsite/${dir}/`,
  search: () => `${root}/search/1/`,
  inLanguage: (key) => `?lang=${key}`,
  preferences: () => `${root}/preferences`,
  here: () => '/',
});
