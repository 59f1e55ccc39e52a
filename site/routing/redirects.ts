import { isDir, parseId } from '@afterglow/contract/endpoints/params';
import { channelSorts, isOneOf, memberSorts, modelSorts, playlistSorts, videoSorts } from '@afterglow/contract/lists';
import { pagedMemberTabs } from './memberTabs.ts';
import { pathMatcher } from './pathMatcher.ts';

const defaultSort = 'latest-updates';

/** Short forms and their redirect targets; null if the parameters match no page. */
const shortForms: [pattern: string, to: (params: Record<string, string>) => string | null][] = [
  ['/videos/', () => `/videos/${defaultSort}/1/`],
  ['/videos/:sort/', ({ sort = '' }) => (isOneOf(videoSorts, sort) ? `/videos/${sort}/1/` : null)],
  // Other sites of the same family use this form for a video (D49); a numeric segment is never a sort.
  [
    '/videos/:id/:dir/',
    ({ id = '', dir = '' }) => (parseId(id) !== null && isDir(dir) ? `/video/${id}/${dir}/` : null),
  ],
  ['/categories/:dir/', ({ dir = '' }) => (isDir(dir) ? `/categories/${dir}/${defaultSort}/1/` : null)],
  [
    '/categories/:dir/:sort/',
    ({ dir = '', sort = '' }) => (isDir(dir) && isOneOf(videoSorts, sort) ? `/categories/${dir}/${sort}/1/` : null),
  ],
  ['/latest-updates/', () => '/videos/latest-updates/1/'],
  ['/top-rated/', () => '/videos/top-rated/1/'],
  ['/most-commented/', () => '/videos/most-commented/1/'],
  ['/most-popular/', () => '/videos/most-popular/1/'],
  ['/search/', () => '/search/1/'],
  ['/pornstars/', () => '/pornstars/most-popular/1/'],
  ['/pornstars/:sort/', ({ sort = '' }) => (isOneOf(modelSorts, sort) ? `/pornstars/${sort}/1/` : null)],
  ['/pornstar/:dir/videos/', ({ dir = '' }) => (isDir(dir) ? `/pornstar/${dir}/videos/1/` : null)],
  ['/pornsites/', () => `/pornsites/${defaultSort}/1/`],
  ['/pornsites/:sort/', ({ sort = '' }) => (isOneOf(channelSorts, sort) ? `/pornsites/${sort}/1/` : null)],
  ['/playlists/', () => `/playlists/${defaultSort}/1/`],
  ['/playlists/:sort/', ({ sort = '' }) => (isOneOf(playlistSorts, sort) ? `/playlists/${sort}/1/` : null)],
  ['/playlist/:id/videos/', ({ id = '' }) => (parseId(id) === null ? null : `/playlist/${id}/videos/1/`)],
  ['/community/', () => '/community/recent/1/'],
  ['/community/:sort/', ({ sort = '' }) => (isOneOf(memberSorts, sort) ? `/community/${sort}/1/` : null)],
  [
    '/members/:id/:tab/',
    ({ id = '', tab = '' }) =>
      parseId(id) !== null && isOneOf(pagedMemberTabs, tab) ? `/members/${id}/${tab}/1/` : null,
  ],
  ['/pornsite/:dir/videos/', ({ dir = '' }) => (isDir(dir) ? `/pornsite/${dir}/videos/1/` : null)],
];

const matchers = shortForms.map(([pattern, to]) => ({ match: pathMatcher(pattern), to }));

/** Returns the redirect target of a short form, without its query; null for every other path. */
export function redirectOf(path: string): string | null {
  for (const { match, to } of matchers) {
    const params = match(path);
    const target = params && to(params);
    if (target) return target;
  }
  return null;
}
