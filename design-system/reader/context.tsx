import { createContext, useContext, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Reader } from './reader.ts';

const ReaderContext = createContext<Reader | null>(null);

/** Provides the reader (language, links and brand) to all components below it. */
export function ReaderProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  return (
    <ReaderContext value={reader}>
      <RawIntlProvider value={reader.intl}>{children}</RawIntlProvider>
    </ReaderContext>
  );
}

/**
 * Returns the reader of the nearest `ReaderProvider`.
 * @throws Error if there is none
 */
export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (reader === null) throw new Error('There is no Reader above this component. Put a ReaderProvider around it.');
  return reader;
}
