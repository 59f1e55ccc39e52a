import { noFilters, type VideoFilters, type VideoSort } from '@afterglow/contract/lists';
import type { Model } from '@afterglow/contract/model';
import type { Top } from '@afterglow/contract/terms';
import type { ListedVideo } from '@afterglow/contract/video';
import { defineMessages } from 'react-intl';
import { modelCard } from '../../cards/ModelCard/ModelCard.view.ts';
import { categoryLinks } from '../../lists/ChipList/ChipList.view.ts';
import { videoCards } from '../../lists/VideoGrid/VideoGrid.view.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { HomeScreenProps } from './HomeScreen.tsx';

const messages = defineMessages<{
  watched: {};
  newest: {};
  best: {};
  title: { name: string; theme: string };
  description: { theme: string; name: string };
}>({
  watched: { id: 'homeScreen.watched', defaultMessage: 'Being watched now' },
  newest: { id: 'homeScreen.newest', defaultMessage: 'New' },
  best: { id: 'homeScreen.best', defaultMessage: 'Best' },
  title: { id: 'homeScreen.title', defaultMessage: '{name}: {theme} videos, models and channels' },
  description: {
    id: 'homeScreen.description',
    defaultMessage: 'What is being watched now, the newest and the best {theme} videos on {name}. For adults only.',
  },
});

/** Pending while the row is loading; null if it could not be loaded. */
type RowVideos = readonly ListedVideo[] | Pending | null;

/** Data of the home page. */
export interface HomeReads {
  watched: RowVideos;
  newest: RowVideos;
  best: RowVideos;
  /** The models most sought after, with their pictures. */
  models: readonly Model[] | Pending | null;
  top: Pick<Top, 'categories'> | null;
}

/** Enough for two rows of the widest page. */
const cardsInRow = 12;
const chips = 20;

export function homeScreen({ watched, newest, best, models, top }: HomeReads, reader: Reader): HomeScreenProps {
  const row = (title: string, videos: RowVideos, sort: VideoSort, filters: VideoFilters = noFilters) =>
    videos === null || (!isPending(videos) && videos.length === 0)
      ? []
      : [
          {
            title,
            href: reader.href.list({ of: { kind: 'all' }, sort, page: 1, filters }),
            cards: isPending(videos) ? videos : videoCards(videos.slice(0, cardsInRow), reader),
          },
        ];
  const { formatMessage } = reader.intl;
  return {
    rows: [
      ...row(formatMessage(messages.watched), watched, 'most-popular', { ...noFilters, date: 'day' }),
      ...row(formatMessage(messages.newest), newest, 'latest-updates'),
      ...row(formatMessage(messages.best), best, 'top-rated'),
    ],
    categories: categoryLinks((top?.categories ?? []).slice(0, chips), reader),
    categoriesHref: reader.href.categories(),
    models: isPending(models) ? models : (models ?? []).map((model) => modelCard(model, reader)),
    modelsHref: reader.href.models({ sort: 'most-popular', page: 1, filters: {} }),
    retryHref: reader.href.home(),
    name: reader.brand.name,
  };
}

export const homeHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name, theme: brand.theme }),
  description: intl.formatMessage(messages.description, { name: brand.name, theme: brand.theme }),
});
