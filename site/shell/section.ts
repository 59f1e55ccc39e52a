import type { HeaderOf } from '@afterglow/design-system/layout/Header/view';

const sections: [RegExp, HeaderOf['here']][] = [
  [/^\/videos?\//, 'videos'],
  [/^\/categories\//, 'categories'],
  [/^\/pornstars?\//, 'models'],
  [/^\/pornsites?\//, 'channels'],
  [/^\/playlists?\//, 'playlists'],
  [/^\/(community|members)\//, 'community'],
  [/^\/history\//, 'history'],
];

/** Returns the navigation section that an address belongs to. */
export const sectionOf = (here: string): HeaderOf['here'] => sections.find(([path]) => path.test(here))?.[1] ?? null;

/** Returns the query of a search page, for the search box. */
export const searchQueryOf = (here: string): string =>
  here.startsWith('/search/') ? (new URLSearchParams(here.split('?')[1]).get('s') ?? '') : '';
