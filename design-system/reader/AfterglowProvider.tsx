import { useMemo, type ReactNode } from 'react';
import { ReaderProvider } from './context.tsx';
import { newReader, type ReaderChoices } from './newReader.ts';

interface AfterglowProviderProps extends ReaderChoices {
  children: ReactNode;
}

/**
 * Provides language, links and brand to all components below it, with a default for each choice but the brand's name.
 * Views get the same reader by `useReader`. Declare objects and functions outside of your component, as a choice that is
 * another one renders everything below again.
 */
export function AfterglowProvider({ children, ...choices }: AfterglowProviderProps) {
  const { brand, language, messages, href, hasPage, picture, clip } = choices;
  const reader = useMemo(
    () => newReader({ brand, language, messages, href, hasPage, picture, clip }),
    [brand, language, messages, href, hasPage, picture, clip],
  );
  return <ReaderProvider reader={reader}>{children}</ReaderProvider>;
}
