import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { siteLink } from '../../layout/siteLink.view.ts';
import { parseHomeRows, type HomeRow } from '../../reader/homeRows.ts';
import type { Reader } from '../../reader/reader.ts';
import type { HomeRowsFormProps } from './HomeRowsForm.tsx';

const names = defineMessages({
  continue: { id: 'homeScreen.continue', defaultMessage: 'Continue watching' },
  subscriptions: { id: 'homeScreen.subscriptions', defaultMessage: 'New from your subscriptions' },
  later: { id: 'userMenu.watchLaterVideos', defaultMessage: 'Watch later' },
  because: { id: 'homeRowsForm.because', defaultMessage: 'Like the last video that you watched' },
  watched: { id: 'homeScreen.watched', defaultMessage: 'Being watched now' },
  newest: { id: 'homeScreen.newest', defaultMessage: 'New' },
  best: { id: 'homeScreen.best', defaultMessage: 'Best' },
  categories: { id: 'homeScreen.categories', defaultMessage: 'Categories' },
  models: { id: 'homeScreen.models', defaultMessage: 'Models' },
}) satisfies Record<Exclude<HomeRow, 'editors'>, TypedMessageDescriptor>;

interface HomeRowsOf {
  /** As it is stored; empty if the member has chosen nothing. */
  choice: string;
  /** Path of the page with the form. */
  back: string;
}

/** Returns the title of a row; null for one that this site does not have. */
function labelOf(row: HomeRow, reader: Reader): string | null {
  const { editorRow } = reader.brand;
  if (row !== 'editors') return reader.intl.formatMessage(names[row]);
  return editorRow && siteLink(editorRow, reader).label;
}

export const homeRowsForm = ({ choice, back }: HomeRowsOf, reader: Reader): HomeRowsFormProps => ({
  rows: parseHomeRows(choice).flatMap((row) => {
    const label = labelOf(row.row, reader);
    return label === null ? [] : [{ ...row, label }];
  }),
  action: reader.href.preferences(),
  next: reader.href.home(),
  back,
});
