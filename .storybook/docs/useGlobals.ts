import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from '../toolbarGlobals.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Returns the globals in the URL, such as `globals=theme:light;locale:de`, over the defaults. */
const inAddress = (): Globals => ({
  ...initialGlobals,
  ...Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '')
      .split(';')
      .map((pair) => pair.split(':'))
      .filter((pair) => pair.length === 2),
  ),
});

// Stored outside React: every page is mounted anew, and the event is not repeated for it.
let current = inAddress();
const readers = new Set<() => void>();
const set = ({ globals }: { globals: Globals }) => {
  current = { ...current, ...globals };
  for (const reader of readers) reader();
};
addons.getChannel().on(GLOBALS_UPDATED, set);
addons.getChannel().on(SET_GLOBALS, set);

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

/** Returns the toolbar's choices; renders again when one of them changes. */
export const useGlobals = (): Globals => useSyncExternalStore(subscribe, () => current);
