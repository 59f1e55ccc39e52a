import { createElement, useContext, useEffect } from 'react';
import type { Answer } from '../../../site/runtime/data/answer.ts';
import { usePrefetch } from '../../../site/runtime/data/startedReads.ts';
import { ErrorBoundary } from '../../../site/runtime/client/ErrorBoundary.tsx';
import { interceptLinks } from '../../../site/runtime/client/interceptLinks.ts';
import { loadedPage } from '../../../site/runtime/client/loadedPages.ts';
import { listSlots, modeOf } from '../../../site/runtime/client/pageSlots.ts';
import { PageSlot } from '../../../site/runtime/client/PageSlot.tsx';
import { Root, useAddress } from '../../../site/runtime/client/Root.tsx';
import { usePageSlots } from '../../../site/runtime/client/usePageSlots.ts';
import { Reports, ToyFrame, Visitor, table, useVisitor, type ToyAddress, type User } from './toyPages.tsx';

interface ToyAppProps {
  address: ToyAddress;
  answers: Record<string, Answer<unknown>>;
  user: User;
  /** Path and query, on the server only. */
  ssrPath?: string;
  ssrSearch?: string;
}

/** The quarry's site: the page at the current address, between nothing and nothing. */
export const ToyApp = ({ address, user, ...document }: ToyAppProps) => (
  <Root {...document}>
    <Visitor value={{ language: 'en', user }}>
      <CurrentPage first={address} />
    </Visitor>
  </Root>
);

const links = {
  matchRoute: table.matchRoute,
  needsDocument: (query: URLSearchParams) => query.has('token'),
  loadShared: () => Promise.resolve(),
};

function CurrentPage({ first }: { first: ToyAddress }) {
  const address = useAddress(first, table.parseAddress);
  const { slots } = usePageSlots(address);
  const visitor = useVisitor();
  const prefetch = usePrefetch();
  useEffect(() => interceptLinks(links, visitor, prefetch), [visitor, prefetch]);
  return (
    <main id="content">
      {listSlots(slots).map((slot) => (
        <PageSlot key={slot.key} mode={modeOf(slot, slots)}>
          <PageAt address={slot.address} />
        </PageSlot>
      ))}
    </main>
  );
}

function PageAt({ address: { href, route } }: { address: ToyAddress }) {
  const report = useContext(Reports);
  const Page = route && loadedPage(route);
  if (!Page) report?.({ status: 404, title: 'No such page' });
  return (
    <ErrorBoundary
      address={href}
      failed={
        <ToyFrame of={{ state: 'failed', status: 503 }} title={() => ''}>
          {() => null}
        </ToyFrame>
      }
    >
      {route && Page ? createElement(Page, route.props) : <h1>No such page</h1>}
    </ErrorBoundary>
  );
}
