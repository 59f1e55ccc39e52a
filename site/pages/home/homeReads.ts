import { guestRows, visibleHomeRows, type HomeRow } from '@afterglow/design-system/reader/homeRows.ts';
import { modelRowRead } from '../../data/people.ts';
import { topRead } from '../../data/terms.ts';
import { entriesOf, followedRowRead, laterRowRead, rowRead, videosRead } from '../../data/videos.ts';
import { playlistRowRead } from '../../data/playlists.ts';
import type { PageVisitor } from '../../shared/pageCode.ts';
import { parseVideosPath } from '../../routing/videosPath.ts';

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
  user ? visibleHomeRows(choice) : guestRows;

/** Returns the read of the operator's own row; null if there is none. */
function editorsRead({ brand: { editorRow } }: PageVisitor) {
  const list = editorRow && parseVideosPath(editorRow.href);
  if (!list) return null;
  return entriesOf(list.kind === 'playlist' ? playlistRowRead(list.id, row) : videosRead(list.address, row));
}

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
    editors: rows.includes('editors') ? editorsRead(visitor) : null,
    newest: rows.includes('newest') ? newestRead : null,
    best: rows.includes('best') ? bestRead : null,
    top: topRead(language),
    models: rows.includes('models') ? modelsRead : null,
  };
}
