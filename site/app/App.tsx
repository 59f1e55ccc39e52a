import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { createElement, useEffect, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { Router, useLocation, useSearch } from 'wouter';
import type { Answer } from '../data/answer.ts';
import { usePrepare } from '../data/useResource.ts';
import { addressOf } from '../query.ts';
import { open } from '../routes.ts';
import { arrive } from './arrival.ts';
import { followLinks } from './links.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Chrome } from './Chrome.tsx';
import { ConfigProvider, type Config } from './config.ts';
import { pageComponent } from './loadedPages.ts';
import { MissingPage } from './MissingPage.tsx';
import { readerOf } from './reader.ts';

export interface AppProps {
  config: Config;
  messages: CompiledMessages;
  /** Answers that came with the page, by key. */
  answers: Record<string, Answer<unknown>>;
  /** Path and query, on the server only. */
  ssrPath?: string;
  ssrSearch?: string;
}

/** Reads never throw, so SWR has nothing to retry; a window that gets the focus again asks for nothing. */
const quiet = { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false };

export function App({ config, messages, answers, ssrPath, ssrSearch }: AppProps) {
  return (
    <ConfigProvider value={config}>
      <SWRConfig value={{ ...quiet, fallback: answers }}>
        <Router {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: ssrSearch ?? '' })}>
          <Visited config={config} messages={messages} />
        </Router>
      </SWRConfig>
    </ConfigProvider>
  );
}

/** The page that the address names, inside header and footer. */
function Visited({ config, messages }: Pick<AppProps, 'config' | 'messages'>) {
  const [path] = useLocation();
  const search = useSearch();
  const here = addressOf(path, new URLSearchParams(search));
  const reader = useMemo(() => readerOf(config, messages, here), [config, messages, here]);
  const opened = useMemo(() => open(path, new URLSearchParams(search)), [path, search]);
  const prepare = usePrepare();
  useEffect(() => followLinks(config.language, prepare), [config.language, prepare]);
  useEffect(() => arrive(here), [here]);
  const Page = opened && pageComponent(opened);
  return (
    <ReaderProvider reader={reader}>
      <Chrome>
        <ErrorBoundary key={here}>
          {opened && Page ? createElement(Page, { ...opened.props, key: opened.page }) : <MissingPage path={path} />}
        </ErrorBoundary>
      </Chrome>
    </ReaderProvider>
  );
}
