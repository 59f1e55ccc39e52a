import type { ModelListState, PeopleFilters } from '@afterglow/design-system/reader/pageHrefs.ts';
import { isPending, pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import type { Page } from '@afterglow/contract/wire';
import { useState } from 'react';
import { modelCountRead } from '../../data/people.ts';
import { useOnDemand } from '../../runtime/data/useOnDemand.ts';

/** Counts of a list: its entries, and how many each filter would leave. */
type Counted = Pick<Page<unknown>, 'total' | 'filterCounts'>;

interface ModelCount {
  count: number | Pending;
  filterCounts: Counted['filterCounts'];
}

/**
 * Returns how many models match the filters that are chosen but not submitted, and how many would with each other
 * choice. Requested when a choice changes; until then these are the counts of the list. `count` is pending if
 * the request fails.
 */
export function useModelCount(state: ModelListState): {
  countFor: (list: Counted | Pending) => ModelCount;
  onChoose: (filters: PeopleFilters) => void;
} {
  // Choices belong to the address at which they were made.
  const [chosen, setChosen] = useState<{ at: ModelListState; filters: PeopleFilters } | null>(null);
  const filters = chosen?.at === state ? chosen.filters : null;
  const found = useOnDemand(filters && modelCountRead(filters));
  return {
    countFor: (list) => {
      const known = isPending(list) ? null : list;
      const counted = filters === null ? known : found;
      // While the chosen filters are counted, the list's own counts stay.
      const { filterCounts } = found ?? known ?? {};
      return { count: counted ? counted.total : pending, filterCounts };
    },
    onChoose: (filters) => setChosen({ at: state, filters }),
  };
}
