import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Answer } from '../runtime/data/answer.ts';
import { usePrefetch } from '../runtime/data/startedReads.ts';
import { matchRoute, parseAddress } from './pageTable.ts';
import { linkedSite } from './links.ts';
import { isDataSaved } from './isDataSaved.ts';
import { decoders } from '../data/readOf.ts';
import { needsProof } from '../data/needsProof.ts';
import { preparedAddress } from '../runtime/pages/pageTable.ts';
import { Root, useAddress } from '../runtime/client/Root.tsx';
import type { MatchedRoute, PageAddress } from '../shared/definePage.ts';
import { afterNavigation } from '../runtime/client/scrollRestoration.ts';
import { interceptLinks } from '../runtime/client/interceptLinks.ts';
import { Chrome } from './Chrome.tsx';
import { ConfigProvider, RenameProvider, type SharedConfig } from '../shared/config.ts';
import { DeferredFeatures } from './DeferredFeatures.tsx';
import { PageAt } from './PageAt.tsx';
import { PageSlot } from '../runtime/client/PageSlot.tsx';
import { listSlots, modeOf } from '../runtime/client/pageSlots.ts';
import { prefetchCode } from '../runtime/client/prefetchCode.ts';
import { reloadWithoutProof } from './proofOfAge.ts';
import { readerOf } from './reader.ts';
import { usePageSlots } from '../runtime/client/usePageSlots.ts';

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

/** Returns the configuration of the document, and the function that changes the visitor's user name in it. */
function useConfigState(first: SharedConfig) {
  const [config, setConfig] = useState(first);
  const rename = useCallback(
    (name: string) =>
      setConfig((last) => (last.user && last.user.name !== name ? { ...last, user: { ...last.user, name } } : last)),
    [],
  );
  return { config, rename };
}

export function App({ config: first, messages, address, answers, ssrPath, ssrSearch }: AppProps) {
  const { config, rename } = useConfigState(first);
  const onAnswer = config.proofNeeded ? undefined : reloadWithoutProof;
  return (
    <ConfigProvider value={config}>
      <RenameProvider value={rename}>
        <Root answers={answers} onAnswer={onAnswer} ssrPath={ssrPath} ssrSearch={ssrSearch}>
          <CurrentPage config={config} messages={messages} address={address} />
        </Root>
      </RenameProvider>
    </ConfigProvider>
  );
}

/** Without a proof of age, a later page requests the answer again, and the document is loaded anew. */
const mayBeShownLater = (answer: Answer<unknown>): boolean => answer.state !== 'failed' && !needsProof(answer);

/**
 * Makes links open pages within this document, and prefetches the code of these pages. If the pages need a proof of age
 * that is missing, each link loads a document of its own: the check.
 */
function useLinks(config: SharedConfig, here: string, prepare: (address: PageAddress) => void): void {
  const { gate, proofNeeded } = config;
  const prefetch = usePrefetch(mayBeShownLater);
  useEffect(
    () => (proofNeeded ? undefined : interceptLinks(linkedSite, config, prefetch)),
    [config, prefetch, proofNeeded],
  );
  useEffect(() => {
    if (gate !== null || proofNeeded || isDataSaved()) return;
    const prepareRoute = (route: MatchedRoute) => {
      const ahead = preparedAddress(route);
      if (ahead) prepare(ahead);
    };
    // If this fails, the click loads the code and reports a failure.
    prefetchCode(matchRoute, decoders, prepareRoute).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every page links to other pages
  }, [gate, proofNeeded, here, prepare]);
}

/** The page at the current URL, between header and footer. The previous page stays mounted, hidden and at rest. */
function CurrentPage({ config, messages, address: first }: Pick<AppProps, 'config' | 'messages' | 'address'>) {
  const address = useAddress(first, parseAddress);
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
        <main id="content">{pages}</main>
      ) : (
        <DeferredFeatures here={here}>
          <Chrome reader={chromeReader}>{pages}</Chrome>
        </DeferredFeatures>
      )}
    </RawIntlProvider>
  );
}
