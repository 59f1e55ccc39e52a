import { topRead } from '../../data/terms.ts';
import { rowRead } from '../../data/videos.ts';

/** The number of videos in a row of the home page. */
const row = 12;

export const watchedRead = rowRead('most-popular', 'day', row);
export const newestRead = rowRead('latest-updates', '', row);
export const bestRead = rowRead('top-rated', '', row);

/** The reads of the home page: one call per row (D2). */
export const homeReads = (language: string) => [newestRead, watchedRead, bestRead, topRead(language)];
