import { noFilters } from '@afterglow/contract/lists';
import type { Term } from '@afterglow/contract/terms';
import { defineMessages } from 'react-intl';
import { categoryIndex } from '../../lists/CategoryIndex/CategoryIndex.view.ts';
import { categoryTiles } from '../../lists/CategoryTiles/CategoryTiles.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { CategoriesScreenProps } from './CategoriesScreen.tsx';

const messages = defineMessages<{
  count: { count: number };
  title: { name: string };
  description: { theme: string; name: string };
}>({
  count: { id: 'categoriesScreen.count', defaultMessage: '{count, plural, one {# category} other {# categories}}' },
  title: { id: 'categoriesScreen.head', defaultMessage: 'All categories – {name}' },
  description: {
    id: 'categoriesScreen.description',
    defaultMessage: 'All categories of {theme} videos on {name}, from A to Z. For adults only.',
  },
});

export const categoriesScreen = (categories: Term[], reader: Reader): CategoriesScreenProps => ({
  count: reader.intl.formatMessage(messages.count, { count: categories.length }),
  tiles: categoryTiles(categories, reader),
  index: categoryIndex(categories, reader),
  videosHref: reader.href.list({ of: { kind: 'all' }, sort: 'latest-updates', page: 1, filters: noFilters }),
});

export const categoriesHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name, theme: brand.theme }),
});
