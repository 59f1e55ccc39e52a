import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
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
}) satisfies Record<HomeRow, TypedMessageDescriptor>;

interface HomeRowsOf {
  /** As it is stored; empty if the member has chosen nothing. */
  choice: string;
  /** Path of the page with the form. */
  back: string;
}

export const homeRowsForm = ({ choice, back }: HomeRowsOf, reader: Reader): HomeRowsFormProps => ({
  rows: parseHomeRows(choice).map((row) => ({ ...row, label: reader.intl.formatMessage(names[row.row]) })),
  action: reader.href.preferences(),
  next: reader.href.home(),
  back,
});
