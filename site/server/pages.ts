import type { GateOutcome } from '@afterglow/fixtures/contract/gate';
import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import type { Config } from '../app/config.ts';
import type { Ask } from '../data/read.ts';
import { addressOf } from '../query.ts';
import { open } from '../routes.ts';
import type { Assets } from './assets.ts';
import { documentOf } from './document.ts';
import { keepPage, keptFor, keptPage, onceFor } from './pageCache.ts';
import type { Rendering } from './rendering.ts';
import type { Settings } from './settings.ts';
import { cutAtSlots, type CutPage } from './slots.ts';

export interface PageRequest {
  path: string;
  /** Known names only. */
  query: URLSearchParams;
  host: string;
  language: string;
  outcome: GateOutcome;
  user: SignedIn | null;
  /** A session came with the request, whether or not the API could say whose: its page is nobody else's. */
  ownPage: boolean;
  ask: Ask;
}

interface PageParts {
  settings: Settings;
  assets: Assets;
  rendering: Rendering;
}

interface MadePage {
  page: CutPage;
  status: number;
}

const isFresh = ({ path, query }: PageRequest): boolean => open(path, query)?.fresh === true;

const gateKey = (outcome: GateOutcome): string =>
  outcome.mode === 'notice' ? `notice-${outcome.variant}` : outcome.mode;

async function makePage(request: PageRequest, { settings, assets, rendering }: PageParts): Promise<MadePage> {
  const { path, query, language, outcome, user, ask } = request;
  const here = addressOf(path, query);
  const config: Config = {
    user,
    // The country is of one visitor and the page of many: it is filled into its slot, and rendering never sees it.
    country_code: '',
    query: {},
    hidden_channels: [],
    language,
    publicOrigin: settings.publicOrigin,
    gate: outcome.mode === 'notice' ? outcome.variant : null,
  };
  const still = outcome.mode === 'verify';
  const rendered = still
    ? await rendering.renderAgeCheck(config, here, settings.profile === 'demo')
    : await rendering.renderPage(config, path, query, ask);
  const { status } = rendered.report;
  const indexed = status === 200 && !path.startsWith('/search/') && !isFresh(request);
  const html = documentOf({ rendered, language, here, publicOrigin: settings.publicOrigin, assets, indexed, still });
  return { page: cutAtSlots(html), status };
}

/** The page of a request: a guest's from the kept ones where there is one, a member's always made anew. */
export async function pageFor(request: PageRequest, parts: PageParts): Promise<MadePage> {
  if (request.ownPage || isFresh(request) || !parts.rendering.keeps) return makePage(request, parts);
  const { host, path, query, language, outcome } = request;
  const key = [host, addressOf(path, query), language, gateKey(outcome)].join(' ');
  const kept = keptPage(key, Date.now());
  if (kept) return kept;
  return onceFor(key, async () => {
    const made = await makePage(request, parts);
    if (made.status === 200 || made.status === 404)
      keepPage(key, { page: made.page, status: made.status, ends: Date.now() + keptFor });
    return made;
  });
}
