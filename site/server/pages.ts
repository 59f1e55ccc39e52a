import type { GateOutcome } from '@afterglow/fixtures/contract/gate';
import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import type { Config } from '../app/config.ts';
import type { Fetcher } from '../data/read.ts';
import { addressOf } from '../routing/query.ts';
import { matchRoute } from '../routing/routes.ts';
import type { Assets } from './assets.ts';
import { renderDocument } from './document.ts';
import { cachePage, cacheTtlMs, getCachedPage, singleFlight } from './pageCache.ts';
import type { Rendering } from './rendering.ts';
import type { Settings } from './settings.ts';
import { splitAtSlots, type SlottedPage } from './slots.ts';

export interface PageRequest {
  path: string;
  /** Known names only. */
  query: URLSearchParams;
  host: string;
  language: string;
  outcome: GateOutcome;
  user: SignedIn | null;
  /** The request has a session, whether or not the API could say whose: its page must not be shared. */
  ownPage: boolean;
  fetcher: Fetcher;
}

interface PageParts {
  settings: Settings;
  assets: Assets;
  rendering: Rendering;
}

interface RenderedPage {
  page: SlottedPage;
  status: number;
}

const isUncached = ({ path, query }: PageRequest): boolean => matchRoute(path, query)?.uncached === true;

const gateKey = (outcome: GateOutcome): string =>
  outcome.mode === 'notice' ? `notice-${outcome.variant}` : outcome.mode;

async function renderToSlots(request: PageRequest, { settings, assets, rendering }: PageParts): Promise<RenderedPage> {
  const { path, query, language, outcome, user, fetcher } = request;
  const address = addressOf(path, query);
  const config: Config = {
    user,
    // The country belongs to one visitor and the page to many: it is filled into its slot, and rendering never sees it.
    country_code: '',
    query: {},
    hidden_channels: [],
    language,
    publicOrigin: settings.publicOrigin,
    gate: outcome.mode === 'notice' ? outcome.variant : null,
  };
  const ageCheck = outcome.mode === 'verify';
  const rendered = ageCheck
    ? await rendering.renderAgeCheck(config, address, settings.profile === 'demo')
    : await rendering.renderPage(config, path, query, fetcher);
  const { status } = rendered.report;
  const indexed = status === 200 && !path.startsWith('/search/') && !isUncached(request);
  const html = renderDocument({
    rendered,
    language,
    address,
    publicOrigin: settings.publicOrigin,
    assets,
    indexed,
    withoutScript: ageCheck,
  });
  return { page: splitAtSlots(html), status };
}

/** The page of a request: from the page cache for a guest where possible, always rendered anew for a member. */
export async function pageFor(request: PageRequest, parts: PageParts): Promise<RenderedPage> {
  if (request.ownPage || isUncached(request) || !parts.rendering.cachesPages) return renderToSlots(request, parts);
  const { host, path, query, language, outcome } = request;
  const key = [host, addressOf(path, query), language, gateKey(outcome)].join(' ');
  const kept = getCachedPage(key, Date.now());
  if (kept) return kept;
  return singleFlight(key, async () => {
    const made = await renderToSlots(request, parts);
    if (made.status === 200 || made.status === 404)
      cachePage(key, { page: made.page, status: made.status, expiresAt: Date.now() + cacheTtlMs });
    return made;
  });
}
