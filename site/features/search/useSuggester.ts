import type { SearchBoxProps } from '@afterglow/design-system/layout/SearchBox';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { useEffect, useMemo } from 'react';
import { isSearchLength } from '@afterglow/contract/limits';
import { useConfig } from '../../shared/config.ts';

/** Loads the suggester, in a chunk of its own, when the search box is used. */
const suggester = () => import('./suggester.ts');

/** If it fails to load, nothing is suggested; the next focus of the box retries. */
const ignoreFailure = () => undefined;

/**
 * Returns the sources of the search box: popular searches, last searches and suggestions. While an age notice is shown,
 * nothing is requested.
 */
export function useSuggester(reader: Reader): Pick<SearchBoxProps, 'onStart' | 'onFind' | 'onClear'> {
  const { gate } = useConfig();
  return useMemo(
    () =>
      gate === null
        ? {
            onStart: (show) => void suggester().then(({ start }) => start(reader, show), ignoreFailure),
            onFind: async (words, signal) => (await suggester()).find(words, reader, signal),
            onClear: () => void suggester().then(({ clear }) => clear(), ignoreFailure),
          }
        : {},
    [gate, reader],
  );
}

/**
 * Adds the search whose page is shown to the visitor's last searches, however it was started: the box, a suggestion, a
 * tag, or a form submitted before hydration.
 */
export function useSavedSearch(words: string): void {
  const { gate } = useConfig();
  useEffect(() => {
    if (gate === null && isSearchLength(words)) void suggester().then(({ save }) => save(words), ignoreFailure);
  }, [gate, words]);
}
