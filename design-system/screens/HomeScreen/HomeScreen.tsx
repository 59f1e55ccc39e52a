import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { ModelCardProps } from '../../cards/ModelCard/ModelCard.tsx';
import { ChipList, type ChipLink } from '../../lists/ChipList/ChipList.tsx';
import { ModelGrid } from '../../lists/ModelGrid/ModelGrid.tsx';
import { ReservedRow, type ReservedRowProps } from '../../lists/ReservedRow/ReservedRow.tsx';
import { Row } from '../../lists/Row/Row.tsx';
import { VideoRow, type VideoRowProps } from '../../lists/VideoRow/VideoRow.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FailedScreen } from '../FailedScreen/FailedScreen.tsx';
import type { HomeRow } from '../../reader/homeRows.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Screen } from '../Screen.ts';

const messages = defineMessages<{ heading: { name: string }; categories: {}; models: {}; arrange: {} }>({
  heading: { id: 'homeScreen.heading', defaultMessage: '{name}: videos to watch tonight' },
  categories: { id: 'homeScreen.categories', defaultMessage: 'Categories' },
  models: { id: 'homeScreen.models', defaultMessage: 'Models' },
  arrange: { id: 'homeScreen.arrange', defaultMessage: 'Choose the rows of this page' },
});

interface VideosOfHome {
  kind: 'videos';
  row: Pick<VideoRowProps, 'title' | 'href' | 'cards' | 'line'>;
}

/** Room for a row that only the device knows and that has not been read yet. */
interface ReservedOfHome {
  kind: 'reserved';
  row: Pick<ReservedRowProps, 'data-row' | 'certain'>;
}

interface CategoriesOfHome {
  kind: 'categories';
  /** The largest categories, each with the URL of its page. */
  links: readonly ChipLink[];
  href: string;
}

interface ModelsOfHome {
  kind: 'models';
  /** As many as fit into the widest row; pending while they are loading. */
  cards: readonly ModelCardProps[] | Pending;
  href: string;
}

/** A row of the home page. */
export type RowOfHome = VideosOfHome | ReservedOfHome | CategoriesOfHome | ModelsOfHome;

export interface HomeScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The site's name. */
  name: string;
  /** In their order; only those that have been loaded, or are still loading. */
  rows: readonly (RowOfHome & { name: HomeRow })[];
  /** URL of the form in which a member chooses rows; guests have none. */
  arrangeHref?: string | undefined;
  /** URL to retry when nothing could be loaded. */
  retryHref: string;
}

/** The home page: rows of videos, categories and models. */
export function HomeScreen({ name, rows, arrangeHref, retryHref, ...rest }: HomeScreenProps) {
  const { formatMessage } = useIntl();
  if (rows.every(({ kind }) => kind === 'reserved')) return <FailedScreen {...rest} retryHref={retryHref} />;
  const lead = rows.find((row) => row.kind === 'videos' && !row.row.line);
  return (
    <Screen {...rest} data-component="HomeScreen">
      <h1 data-component="VisuallyHidden">{formatMessage(messages.heading, { name })}</h1>
      {rows.map((row) => (
        <OneRow key={row.name} row={row} first={row === lead} />
      ))}
      {arrangeHref !== undefined && (
        <div>
          <Button icon="settings" href={arrangeHref}>
            {formatMessage(messages.arrange)}
          </Button>
        </div>
      )}
    </Screen>
  );
}

/** One row. The first whole row of videos has a large first card. */
function OneRow({ row, first }: { row: RowOfHome; first: boolean }) {
  const { formatMessage } = useIntl();
  switch (row.kind) {
    case 'videos':
      return <VideoRow {...row.row} first={first} />;
    case 'reserved':
      return <ReservedRow {...row.row} />;
    case 'categories':
      return (
        <Row title={formatMessage(messages.categories)} href={row.href}>
          <ChipList links={row.links} data-rows="two" />
        </Row>
      );
    case 'models':
      return (
        <Row aria-busy={isPending(row.cards) || undefined} title={formatMessage(messages.models)} href={row.href}>
          <ModelGrid cards={row.cards} data-rows="whole" />
        </Row>
      );
  }
}
