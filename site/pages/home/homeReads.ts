import { modelRowRead } from '../../data/people.ts';
import { topRead } from '../../data/terms.ts';
import { followedRowRead, laterRowRead, rowRead } from '../../data/videos.ts';
import type { PageVisitor } from '../../kit/pageCode.ts';

/** The number of videos in a row of the home page. */
const row = 12;

/** One request per row (D2), in the page's order. */
export const watchedRead = rowRead('most-popular', 'day', row);
export const newestRead = rowRead('latest-updates', '', row);
export const bestRead = rowRead('top-rated', '', row);

/** As many models as fit into a row of the widest page. */
export const modelsRead = modelRowRead(8);

/** The page waits only for the row whose pictures guests see first. */
export const reads = () => ({ watched: watchedRead });

/** The other rows. An API may lack those of members: a row without an answer is absent. */
export const deferredReads = (_: object, language: string, { user }: PageVisitor) => ({
  subscriptions: user && followedRowRead(user.id, row),
  later: user && laterRowRead(user.id, row),
  newest: newestRead,
  best: bestRead,
  top: topRead(language),
  models: modelsRead,
});
