import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { ModelCardProps } from '../../cards/ModelCard/ModelCard.tsx';
import { ChipList, type ChipLink } from '../../lists/ChipList/ChipList.tsx';
import { ModelGrid } from '../../lists/ModelGrid/ModelGrid.tsx';
import { Row } from '../../lists/Row/Row.tsx';
import { VideoRow, type VideoRowProps } from '../../lists/VideoRow/VideoRow.tsx';
import { FailedScreen } from '../FailedScreen/FailedScreen.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Screen } from '../Screen.ts';

const messages = defineMessages<{ heading: { name: string }; categories: {}; models: {} }>({
  heading: { id: 'homeScreen.heading', defaultMessage: '{name}: videos to watch tonight' },
  categories: { id: 'homeScreen.categories', defaultMessage: 'Categories' },
  models: { id: 'homeScreen.models', defaultMessage: 'Models' },
});

export interface HomeScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The site's name. */
  name: string;
  /** Only the rows that have been loaded, or are still loading. */
  rows: readonly Pick<VideoRowProps, 'title' | 'href' | 'cards'>[];
  /** The largest categories, each with the URL of its page. */
  categories: readonly ChipLink[];
  categoriesHref: string;
  /** As many as fit into the widest row; pending while they are loading. */
  models: readonly ModelCardProps[] | Pending;
  modelsHref: string;
  /** URL to retry when nothing could be loaded. */
  retryHref: string;
}

/** The home page: rows of videos, then categories and models. */
export function HomeScreen({
  name,
  rows,
  categories,
  categoriesHref,
  models,
  modelsHref,
  retryHref,
  ...rest
}: HomeScreenProps) {
  const { formatMessage } = useIntl();
  if (rows.length === 0 && categories.length === 0 && !isPending(models) && models.length === 0)
    return <FailedScreen {...rest} retryHref={retryHref} />;
  return (
    <Screen {...rest} data-component="HomeScreen">
      <h1 data-component="VisuallyHidden">{formatMessage(messages.heading, { name })}</h1>
      {rows.map((row, index) => (
        <VideoRow key={row.title} {...row} first={index === 0} />
      ))}
      {categories.length > 0 && (
        <Row title={formatMessage(messages.categories)} href={categoriesHref}>
          <ChipList links={categories} data-rows="two" />
        </Row>
      )}
      {(isPending(models) || models.length > 0) && (
        <Row aria-busy={isPending(models) || undefined} title={formatMessage(messages.models)} href={modelsHref}>
          <ModelGrid cards={models} data-rows="whole" />
        </Row>
      )}
    </Screen>
  );
}
