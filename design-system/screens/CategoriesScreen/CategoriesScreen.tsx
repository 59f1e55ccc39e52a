import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { CategoryIndex, type CategoryIndexProps } from '../../lists/CategoryIndex/CategoryIndex.tsx';
import { CategoryTiles, type CategoryTilesProps } from '../../lists/CategoryTiles/CategoryTiles.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'categoriesScreen.title', defaultMessage: 'Categories' },
  empty: { id: 'categoriesScreen.empty', defaultMessage: 'There are no categories yet' },
  emptySentence: {
    id: 'categoriesScreen.emptySentence',
    defaultMessage: 'All videos stand in one list until there are.',
  },
  all: { id: 'categoriesScreen.all', defaultMessage: 'See all videos' },
});

export interface CategoriesScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Such as `40 categories`. */
  count: string;
  /** Null if too few categories have a picture. */
  tiles: CategoryTilesProps | null;
  index: CategoryIndexProps;
  /** URL of the list of all videos. */
  videosHref: string;
}

/** The page /categories/: the categories with the most videos as tiles, then all of them, grouped by first letter. */
export function CategoriesScreen({ count, tiles, index, videosHref, ...rest }: CategoriesScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen {...rest} data-component="CategoriesScreen">
      <ListHead title={formatMessage(messages.title)} count={count} />
      {tiles && <CategoryTiles {...tiles} />}
      {index.groups.length > 0 ? (
        <CategoryIndex {...index} />
      ) : (
        <Notice
          scene="empty"
          heading={formatMessage(messages.empty)}
          sentence={formatMessage(messages.emptySentence)}
          way={{ href: videosHref, label: formatMessage(messages.all) }}
        />
      )}
    </Screen>
  );
}
