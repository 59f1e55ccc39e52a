import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { createElement, useEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { Router, useLocation, useSearch } from 'wouter';
import type { Answer } from '../data/answer.ts';
import { usePrefetch } from '../data/useResource.ts';
import { parseAddress, type PageAddress } from './routes.ts';
import { afterNavigation } from './scrollRestoration.ts';
import { interceptLinks } from './interceptLinks.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Chrome } from './Chrome.tsx';
import { ConfigProvider, type SharedConfig } from '../kit/config.ts';
import { pageComponent } from './loadedPages.ts';
import { MissingPage } from './MissingPage.tsx';
import { readerOf } from './reader.ts';

export interface AppProps {
  config: SharedConfig;
  messages: CompiledMessages;
  /** The address to render first. */
  address: PageAddress;
  /** Server-rendered answers, by key. */
  answers: Record<string, Answer<unknown>>;
  /** Path and query, on the server only. */
  ssrPath?: string;
  ssrSearch?: string;
}

/** Reads never throw, so SWR has nothing to retry; regaining window focus triggers no request. */
const swrOptions = { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false };

export function App({ config, messages, address, answers, ssrPath, ssrSearch }: AppProps) {
  return (
    <ConfigProvider value={config}>
      <SWRConfig value={{ ...swrOptions, fallback: answers }}>
        <Router {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: ssrSearch ?? '' })}>
          <CurrentPage config={config} messages={messages} address={address} />
        </Router>
      </SWRConfig>
    </ConfigProvider>
  );
}

/** The current URL. The first one was parsed before rendering, to load its page and its answers. */
function useAddress(first: PageAddress): PageAddress {
  const [path] = useLocation();
  const search = useSearch();
  const [firstUrl] = useState({ path, search });
  return useMemo(
    () =>
      path === firstUrl.path && search === firstUrl.search ? first : parseAddress(path, new URLSearchParams(search)),
    [first, firstUrl, path, search],
  );
}

/** The page at the current URL, between header and footer. */
function CurrentPage({ config, messages, address }: Pick<AppProps, 'config' | 'messages' | 'address'>) {
  const { path, href: here, route } = useAddress(address);
  const reader = useMemo(() => readerOf(config, messages, here), [config, messages, here]);
  const prepare = usePrefetch();
  useEffect(() => interceptLinks(config.language, prepare), [config.language, prepare]);
  useEffect(() => afterNavigation(here), [here]);
  const Page = route && pageComponent(route);
  return (
    <ReaderProvider reader={reader}>
      <Chrome>
        <ErrorBoundary key={here}>
          {route && Page ? createElement(Page, { ...route.props, key: route.page }) : <MissingPage path={path} />}
        </ErrorBoundary>
      </Chrome>
    </ReaderProvider>
  );
}
