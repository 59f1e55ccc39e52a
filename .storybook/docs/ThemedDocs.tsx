import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { frameTheme, schemeOf } from './theme.ts';
import { useGlobals } from './useGlobals.ts';

/** Documentation pages in the theme chosen in the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = String(theme);
  }, [theme]);
  return <DocsContainer {...props} theme={frameTheme(schemeOf(theme), 'docs')} />;
}
