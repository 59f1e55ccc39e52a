import type { Model } from '@afterglow/contract/model';
import type { FilterCounts, Page } from '@afterglow/contract/wire';
import { modelCard } from '../../cards/ModelCard/ModelCard.view.ts';
import { filterForm } from '../../filters/FilterForm/FilterForm.view.ts';
import { modelSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import type { ModelListState } from '../../reader/pageHrefs.ts';
import type { SearchCounts } from '../../lists/searchTabs.view.ts';
import { pending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { listScreen } from '../listScreen.view.ts';
import { headOfList } from '../peopleTitles.view.ts';
import type { ModelListScreenProps } from './ModelListScreen.tsx';

export interface ModelList {
  state: ModelListState;
  models: Page<Model> | Pending;
  /** Number of models that match the filters that are chosen but not submitted. */
  count?: number | Pending;
  /** Number of models for each choice of a filter, together with the filters that are chosen but not submitted. */
  filterCounts?: FilterCounts | undefined;
  /** The query; set only on search pages. */
  words?: string;
  /** Number of results of each search tab. */
  counts?: SearchCounts | undefined;
}

export function modelListScreen(
  { state, models, count = pending, filterCounts, words, counts }: ModelList,
  reader: Reader,
): ModelListScreenProps {
  const { href } = reader;
  const { filters } = state;
  const first = (other: Partial<ModelListState>) => href.models({ ...state, page: 1, ...other });
  const narrowed = Object.values(filters).some((value) => value !== '');
  const list = listScreen(
    {
      list: 'models',
      found: models,
      card: (model) => modelCard(model, reader),
      ...{ page: state.page, words, counts },
      href: (page) => href.models({ ...state, page }),
      withoutFilters: narrowed ? first({ filters: {} }) : null,
    },
    reader,
  );
  if (words !== undefined) return list;
  return {
    ...list,
    sorts: tabsOf(modelSortOrder, state.sort, (sort) => first({ sort }), reader),
    filters: filterForm(
      { of: 'models', filters, count, filterCounts, href: (other) => first({ filters: other }) },
      reader,
    ),
  };
}

export const modelListHead = ({ state, models, words }: ModelList, reader: Reader): DocumentHead =>
  headOfList('models', { words, page: state.page, found: models }, reader);
