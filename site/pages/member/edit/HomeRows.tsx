import { HomeRowsForm } from '@afterglow/design-system/forms/HomeRowsForm';
import { homeRowsForm } from '@afterglow/design-system/forms/HomeRowsForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useConfig } from '../../../shared/config.ts';

/** The form for the rows of the member's home page. Sent without script: the next document is in the new order. */
export function HomeRows({ path }: { path: string }) {
  const { home_rows: choice = '' } = useConfig();
  return <HomeRowsForm {...homeRowsForm({ choice, back: path }, useReader())} />;
}
