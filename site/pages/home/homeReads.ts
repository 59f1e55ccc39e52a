import { guestRows, shownHomeRows, type HomeRow } from '@afterglow/design-system/reader/homeRows.ts';
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

/** Returns the rows that a visitor sees, in their order. */
export const rowsFor = ({ user, home_rows: choice = '' }: PageVisitor): readonly HomeRow[] =>
  user ? shownHomeRows(choice) : guestRows;

/**
 * The other rows; what a member has hidden is not read. An API may lack those of members: a row without an answer is
 * absent.
 */
export function deferredReads(_: object, language: string, visitor: PageVisitor) {
  const { user } = visitor;
  const rows = rowsFor(visitor);
  return {
    subscriptions: user && rows.includes('subscriptions') ? followedRowRead(user.id, row) : null,
    later: user && rows.includes('later') ? laterRowRead(user.id, row) : null,
    newest: rows.includes('newest') ? newestRead : null,
    best: rows.includes('best') ? bestRead : null,
    top: topRead(language),
    models: rows.includes('models') ? modelsRead : null,
  };
}
