import { AffiliateModels } from '@afterglow/design-system/lists/AffiliateModels';
import { affiliateModels } from '@afterglow/design-system/lists/AffiliateModels/view';
import { modelsFeedPath, parseModelsFeed, type AffiliateModel } from '@afterglow/contract/modelsFeed';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { hasTitle } from '../../runtime/client/headingFocus.ts';
import { isShown } from '../../runtime/client/isShown.ts';
import { timeoutMs } from '../../runtime/data/fetcher.ts';
import { parseAddress } from '../pageTable.ts';

/** Returns a picture that this site serves, in the only size that the partner has. */
const picture = (src: string) => (src === '' ? null : { src });

async function fetchModels(): Promise<AffiliateModel[]> {
  const response = await fetch(modelsFeedPath, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) return [];
  return parseModelsFeed(await response.json(), location.origin);
}

/** Gives up the room that the page keeps for models, if there are none. */
function giveUpRoom(): void {
  const { dataset } = document.documentElement;
  dataset['consent'] = (dataset['consent'] ?? '').replace(/ ?\bfeed\b/, '');
}

/** Returns the box of the page at the current address; null while it is on its way. */
function findBox(): Element | null {
  // Without a campaign and other parameters that make no other page.
  const { href } = parseAddress(location.pathname, new URLSearchParams(location.search));
  if (!hasTitle(href)) return null;
  return [...document.querySelectorAll('[data-place="feed"]')].find(isShown) ?? null;
}

/** Waits for the box, as models can come before their page. Returns null if it is left before. */
function awaitBox(until: AbortSignal): Promise<Element | null> {
  return new Promise((resolve) => {
    const look = (): void => {
      const box = findBox();
      if (box === null && !until.aborted) return;
      changes.disconnect();
      resolve(until.aborted ? null : box);
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hidden'] });
    until.addEventListener('abort', look, { once: true });
    look();
  });
}

async function fillBox(intl: IntlShape, until: AbortSignal): Promise<void> {
  const models = await fetchModels().catch(() => []);
  if (until.aborted) return;
  if (models.length === 0) return giveUpRoom();
  const box = await awaitBox(until);
  if (box === null) return;
  const root = createRoot(box);
  root.render(
    <RawIntlProvider value={intl}>
      <AffiliateModels {...affiliateModels(models, { picture })} />
    </RawIntlProvider>,
  );
  until.addEventListener('abort', () => root.unmount(), { once: true });
}

/** Fills the box that a video's page keeps for a partner's models (R74). Returns a function that empties it. */
export function showModelsFeed(intl: IntlShape): () => void {
  const until = new AbortController();
  void fillBox(intl, until.signal);
  return () => until.abort();
}
