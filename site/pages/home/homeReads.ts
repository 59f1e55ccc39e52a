import { topRead } from '../../data/terms.ts';
import { rowRead } from '../../data/videos.ts';

/** Videos a row of the home page shows. */
const row = 12;

export const watchedRead = rowRead('most-popular', 'day', row);
export const newestRead = rowRead('latest-updates', '', row);
export const bestRead = rowRead('top-rated', '', row);

/** What the home page reads: one call a row (D2). */
export const homeReads = (language: string) => [newestRead, watchedRead, bestRead, topRead(language)];
