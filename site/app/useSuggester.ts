import type { SearchBoxProps } from '@afterglow/design-system/layout/SearchBox';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { useEffect, useMemo } from 'react';
import { isSearchable } from '../routing/listAddress.ts';
import { useConfig } from './config.ts';

/** A chunk of its own: nobody waits for it before somebody comes to the search box. */
const suggester = () => import('./suggester.ts');

/** Where it cannot be had, nothing is offered; the next visit to the box tries again. */
const offerNothing = () => undefined;

/** Keywords, last searches and suggestions for the search box; under an age notice nothing is asked. */
export function useSuggester(reader: Reader): Pick<SearchBoxProps, 'onStart' | 'onFind' | 'onClear'> {
  const { gate } = useConfig();
  return useMemo(
    () =>
      gate === null
        ? {
            onStart: (show) => void suggester().then(({ start }) => start(reader, show), offerNothing),
            onFind: async (words, signal) => (await suggester()).find(words, reader, signal),
            onClear: () => void suggester().then(({ clear }) => clear(), offerNothing),
          }
        : {},
    [gate, reader],
  );
}

/**
 * Keeps a search whose page is shown among the visitor's last ones, by whatever way it was made: the box, a suggestion, a
 * tag, or a form that was sent before the page was live.
 */
export function useKeptSearch(words: string): void {
  const { gate } = useConfig();
  useEffect(() => {
    if (gate === null && isSearchable(words)) void suggester().then(({ remember }) => remember(words), offerNothing);
  }, [gate, words]);
}
