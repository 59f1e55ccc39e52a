import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { createElement, useEffect, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { Router, useLocation, useSearch } from 'wouter';
import type { Answer } from '../data/answer.ts';
import { usePrefetch } from '../data/useResource.ts';
import { addressOf } from '../routing/query.ts';
import { matchRoute } from '../routing/routes.ts';
import { afterNavigation } from './scrollRestoration.ts';
import { interceptLinks } from './interceptLinks.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Chrome } from './Chrome.tsx';
import { ConfigProvider, type Config } from './config.ts';
import { pageComponent } from './loadedPages.ts';
import { MissingPage } from './MissingPage.tsx';
import { readerOf } from './reader.ts';

export interface AppProps {
  config: Config;
  messages: CompiledMessages;
  /** Server-rendered answers, by key. */
  answers: Record<string, Answer<unknown>>;
  /** Path and query, on the server only. */
  ssrPath?: string;
  ssrSearch?: string;
}

/** Reads never throw, so SWR has nothing to retry; regaining window focus triggers no request. */
const swrOptions = { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false };

export function App({ config, messages, answers, ssrPath, ssrSearch }: AppProps) {
  return (
    <ConfigProvider value={config}>
      <SWRConfig value={{ ...swrOptions, fallback: answers }}>
        <Router {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: ssrSearch ?? '' })}>
          <CurrentPage config={config} messages={messages} />
        </Router>
      </SWRConfig>
    </ConfigProvider>
  );
}

/** The page that the current URL matches, between header and footer. */
function CurrentPage({ config, messages }: Pick<AppProps, 'config' | 'messages'>) {
  const [path] = useLocation();
  const search = useSearch();
  const here = addressOf(path, new URLSearchParams(search));
  const reader = useMemo(() => readerOf(config, messages, here), [config, messages, here]);
  const opened = useMemo(() => matchRoute(path, new URLSearchParams(search)), [path, search]);
  const prepare = usePrefetch();
  useEffect(() => interceptLinks(config.language, prepare), [config.language, prepare]);
  useEffect(() => afterNavigation(here), [here]);
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
