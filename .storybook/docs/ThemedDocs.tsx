import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { frameTheme, schemeOf, themeInAddress } from './theme.ts';

// Stored outside React: the container is remounted for every page, and the event is not repeated for it.
let theme = themeInAddress();
const readers = new Set<() => void>();
addons.getChannel().on('globalsUpdated', ({ globals }: { globals: { theme?: string } }) => {
  theme = globals.theme ?? theme;
  for (const listener of readers) listener();
});
const subscribe = (listener: () => void) => {
  readers.add(listener);
  return () => readers.delete(listener);
};

/** Documentation pages in the theme chosen in the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const now = useSyncExternalStore(subscribe, () => theme);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = now;
  }, [now]);
  return <DocsContainer {...props} theme={frameTheme(schemeOf(now), 'docs')} />;
}
