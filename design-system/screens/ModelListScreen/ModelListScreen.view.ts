import type { Model } from '@afterglow/contract/model';
import type { FilterCounts, Page } from '@afterglow/contract/wire';
import { modelCard } from '../../cards/ModelCard/ModelCard.view.ts';
import { filterForm } from '../../filters/FilterForm/FilterForm.view.ts';
import { modelSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import type { ModelListState } from '../../reader/pageHrefs.ts';
import { searchTabs, type SearchCounts } from '../../lists/searchTabs.view.ts';
import { isPending, type Pending, pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { countOfList, headOfList, titleOfList } from '../peopleTitles.view.ts';
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
  const label = titleOfList('models', undefined, reader);
  const frame = {
    title: titleOfList('models', words, reader),
    count: countOfList('models', models, reader),
    found: models,
    page: state.page,
  };
  const cards = isPending(models) ? pending : models.entries.map((model) => modelCard(model, reader));
  if (words !== undefined) {
    return {
      ...listFrame(
        { ...frame, href: (page) => reader.href.searchTab('models', words, page), withoutFilters: null, words },
        reader,
      ),
      tabs: searchTabs({ words, current: 'models', counts }, reader),
      label,
      cards,
    };
  }
  const narrowed = Object.values(state.filters).some((value) => value !== '');
  return {
    ...listFrame(
      {
        ...frame,
        href: (page) => reader.href.models({ ...state, page }),
        withoutFilters: narrowed ? reader.href.models({ ...state, page: 1, filters: {} }) : null,
      },
      reader,
    ),
    sorts: tabsOf(modelSortOrder, state.sort, (sort) => reader.href.models({ ...state, sort, page: 1 }), reader),
    filters: filterForm(
      {
        of: 'models',
        filters: state.filters,
        count,
        filterCounts,
        href: (filters) => reader.href.models({ ...state, page: 1, filters }),
      },
      reader,
    ),
    label,
    cards,
  };
}

export const modelListHead = ({ state, models, words }: ModelList, reader: Reader): DocumentHead =>
  headOfList('models', { words, page: state.page, found: models }, reader);
