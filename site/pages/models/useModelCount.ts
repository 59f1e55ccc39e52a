import { useHydrated } from '@afterglow/design-system/hydrated';
import type { ModelListState, PeopleFilters } from '@afterglow/design-system/reader/pageHrefs.ts';
import { isPending, pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import type { Page } from '@afterglow/contract/wire';
import { useState } from 'react';
import { modelCountRead } from '../../data/people.ts';
import { useOnDemand } from '../../data/useOnDemand.ts';

/** Numbers of a list: of its entries, and of what its filters would leave. */
type Counted = Pick<Page<unknown>, 'total' | 'filterCounts'>;

interface ModelCount {
  count: number | Pending;
  filterCounts: Counted['filterCounts'];
}

/**
 * How many models the filters leave that are chosen but not submitted, and with each other choice. Read when a choice
 * changes; before that these are the numbers of the list. The first is pending without script, which could not follow the
 * choices, and if the read fails.
 */
export function useModelCount(state: ModelListState): {
  countFor: (list: Counted | Pending) => ModelCount;
  onChoose: (filters: PeopleFilters) => void;
} {
  const hydrated = useHydrated();
  // Choices belong to the address at which they were made.
  const [chosen, setChosen] = useState<{ at: ModelListState; filters: PeopleFilters } | null>(null);
  const filters = chosen?.at === state ? chosen.filters : null;
  const found = useOnDemand(filters && modelCountRead(filters));
  return {
    countFor: (list) => {
      const known = isPending(list) ? null : list;
      const counted = filters === null ? known : found;
      // While the next numbers are read, the last ones stay.
      const { filterCounts } = found ?? known ?? {};
      return { count: hydrated && counted ? counted.total : pending, filterCounts };
    },
    onChoose: (filters) => setChosen({ at: state, filters }),
  };
}
