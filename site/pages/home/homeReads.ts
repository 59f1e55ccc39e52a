import { modelRowRead } from '../../data/people.ts';
import { rowRead } from '../../data/videos.ts';

/** The number of videos in a row of the home page. */
const row = 12;

/**
 * One request per row (D2), in the page's order. The page waits only for the first one, whose pictures are seen first.
 */
export const watchedRead = rowRead('most-popular', 'day', row);
export const newestRead = rowRead('latest-updates', '', row);
export const bestRead = rowRead('top-rated', '', row);

/** As many models as fit into a row of the widest page. */
export const modelsRead = modelRowRead(8);
