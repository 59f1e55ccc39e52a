import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { SWRConfig } from 'swr';
import { Router, useLocation, useSearch } from 'wouter';
import type { Answer } from '../data/answer.ts';
import { usePrefetch } from '../data/useResource.ts';
import { parseAddress, type PageAddress } from './pages.ts';
import { afterNavigation } from './scrollRestoration.ts';
import { interceptLinks } from './interceptLinks.ts';
import { Chrome } from './Chrome.tsx';
import { ConfigProvider, type SharedConfig } from '../kit/config.ts';
import { DeferredFeatures } from './DeferredFeatures.tsx';
import { PageAt } from './PageAt.tsx';
import { PageSlot } from './PageSlot.tsx';
import { listSlots, modeOf } from './pageSlots.ts';
import { prefetchCode } from './prefetchCode.ts';
import { reloadWithoutProof } from './proofOfAge.ts';
import { readerOf } from './reader.ts';
import { usePageSlots } from './usePageSlots.ts';

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
      <SWRConfig
        value={{ ...swrOptions, ...(!config.proofNeeded && { onSuccess: reloadWithoutProof }), fallback: answers }}
      >
        <Router {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: ssrSearch ?? '' })}>
          <CurrentPage config={config} messages={messages} address={address} />
        </Router>
      </SWRConfig>
    </ConfigProvider>
  );
}

/** Returns the current address. The first one was parsed before rendering, to load its page and its answers. */
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

/**
 * Makes links open pages within this document, and prefetches the code of these pages. Where a proof of age is needed
 * behind them, each link loads a document of its own: the check.
 */
function useLinks(config: SharedConfig, here: string, prepare: (address: PageAddress) => void): void {
  const { gate, proofNeeded } = config;
  const prefetch = usePrefetch();
  useEffect(() => (proofNeeded ? undefined : interceptLinks(config, prefetch)), [config, prefetch, proofNeeded]);
  useEffect(() => {
    // If this fails, the click loads the code and reports a failure.
    if (gate === null && !proofNeeded) prefetchCode(prepare).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every page links to other pages
  }, [gate, proofNeeded, here, prepare]);
}

/** The page at the current URL, between header and footer. The previous page stays mounted, hidden and at rest. */
function CurrentPage({ config, messages, address: first }: Pick<AppProps, 'config' | 'messages' | 'address'>) {
  const address = useAddress(first);
  const { slots, prepare } = usePageSlots(address);
  const here = address.href;
  const reader = useMemo(() => readerOf(config, messages, here), [config, messages, here]);
  // Header and footer follow once the page is painted.
  const chromeReader = useDeferredValue(reader);
  useLinks(config, here, prepare);
  useEffect(() => afterNavigation(here), [here]);
  const pages = listSlots(slots).map((slot) => (
    <PageSlot key={slot.key} mode={modeOf(slot, slots)}>
      <PageAt config={config} messages={messages} address={slot.address} />
    </PageSlot>
  ));
  // No page is inside this reader: each has its own, and React renders every consumer of a context again when an outer
  // provider of it changes.
  return (
    <RawIntlProvider value={reader.intl}>
      {address.route?.page.bare && config.gate === null ? (
        address.route.page.framed ? (
          pages
        ) : (
          <main id="content">{pages}</main>
        )
      ) : (
        <DeferredFeatures here={here}>
          <Chrome reader={chromeReader}>{pages}</Chrome>
        </DeferredFeatures>
      )}
    </RawIntlProvider>
  );
}
