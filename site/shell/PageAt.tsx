import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { createElement, memo, useEffect, useMemo } from 'react';
import type { SharedConfig } from '../shared/config.ts';
import { Frame } from '../shared/Frame.tsx';
import { markNavigable } from '../runtime/data/firstPage.ts';
import { replayEarlyFields } from '../runtime/client/earlyFields.ts';
import { ErrorBoundary } from '../runtime/client/ErrorBoundary.tsx';
import { pageComponent } from './pageComponent.ts';
import { readerOf } from './reader.ts';
import { MissingPage } from './MissingPage.tsx';
import type { PageAddress } from '../shared/definePage.ts';

const failedPage = <Frame of={{ state: 'failed', status: 503 }}>{() => null}</Frame>;

interface PageAtProps {
  config: SharedConfig;
  messages: CompiledMessages;
  address: PageAddress;
}

/**
 * The page at an address, with a reader of its own, so that a hidden page keeps referring to its own address. Its first
 * effect marks the document as hydrated, which tests and forms wait for.
 */
export const PageAt = memo(function PageAt({ config, messages, address: { path, href, route } }: PageAtProps) {
  const reader = useMemo(() => readerOf(config, messages, href), [config, messages, href]);
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    markNavigable();
    replayEarlyFields();
  }, []);
  const Page = route && pageComponent(route);
  return (
    <ReaderProvider reader={reader}>
      <ErrorBoundary address={href} failed={failedPage}>
        {route && Page ? (
          createElement(Page, { ...route.props, key: route.page.file })
        ) : (
          <MissingPage key={href} path={path} />
        )}
      </ErrorBoundary>
    </ReaderProvider>
  );
});
