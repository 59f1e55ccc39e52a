import { useHydrated } from '@afterglow/design-system/hydrated';
import type { ModelListState, PeopleFilters } from '@afterglow/design-system/reader/pageHrefs.ts';
import { pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import { useState } from 'react';
import { modelCountRead } from '../../data/people.ts';
import { useOnDemand } from '../../data/useOnDemand.ts';

/**
 * How many models the filters leave that are chosen but not submitted. Read when a choice changes; before that it is the
 * count of the list. Pending without script, which could not follow the choices, and if the read fails.
 */
export function useModelCount(state: ModelListState): {
  countFor: (total: number | Pending) => number | Pending;
  onChoose: (filters: PeopleFilters) => void;
} {
  const hydrated = useHydrated();
  // Choices belong to the address at which they were made.
  const [chosen, setChosen] = useState<{ at: ModelListState; filters: PeopleFilters } | null>(null);
  const filters = chosen?.at === state ? chosen.filters : null;
  const count = useOnDemand(filters && modelCountRead(filters));
  return {
    countFor: (total) => {
      if (!hydrated) return pending;
      return filters === null ? total : (count ?? pending);
    },
    onChoose: (filters) => setChosen({ at: state, filters }),
  };
}
