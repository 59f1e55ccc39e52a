import { randomBytes } from 'node:crypto';
import { isRefused, type GateOutcome } from '@afterglow/contract/gate';
import type { EmbeddedConfig } from '../shared/config.ts';
import type { Fetcher } from '../runtime/data/read.ts';
import type { PageAddress } from '../shared/definePage.ts';
import { isBeyondLastPage } from './beyondLastPage.ts';
import { imagePreloads } from '../runtime/server/imagePreloads.ts';
import { renderDocument } from './document.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { withHiddenTab } from './hiddenTab.ts';
import type { RenderedPage } from '../runtime/server/pageCache.ts';
import type { SiteParts } from './parts.ts';
import type { AgeCheckState, Rendered } from './render.tsx';

export interface PageRequest {
  address: PageAddress;
  config: Omit<EmbeddedConfig, 'brand' | 'seed'>;
  /** Attributes of the root element, part of what a kept page is found by. */
  appearance: string;
  /** Whether the visitor's tab shows neither title nor icon of the page. */
  discreet: boolean;
  gate: GateOutcome;
  host: string;
  /** The signed-in member where the law requires an age check, and the state of that check. */
  member?: AgeCheckState['member'];
  /** Whether other visitors may get the same page. */
  shared: boolean;
  fetcher: Fetcher;
  requestId: string;
}

/** Returns what tells outcomes apart: all that they hold. */
const gateKey = (gate: GateOutcome): string => Object.values(gate).join('-');

/** Returns whether search engines may index a page: it exists, is public, and is at its own address. */
async function isIndexed(
  address: PageAddress,
  { report, answers }: Awaited<ReturnType<SiteParts['rendering']['renderPage']>>,
  language: string,
): Promise<boolean> {
  if (report.status !== 200 || !address.route?.page.indexed) return false;
  return !(await isBeyondLastPage(address, answers, language));
}

type Parts = Pick<SiteParts, 'settings' | 'assets' | 'rendering' | 'times'>;

/** Renders the app, or what stands in its place under a gate. */
function renderBody(
  { address, config, gate, member, fetcher, requestId }: PageRequest,
  shared: EmbeddedConfig,
  { settings, rendering, times }: Parts,
): Promise<Rendered> {
  if (address.route?.page.framed && gate.mode !== 'off') return rendering.renderGatedEmbed(shared, address);
  if (isRefused(gate))
    return rendering.renderAgeCheck(shared, address.href, { demo: settings.profile === 'demo', member });
  return rendering.renderPage({ ...shared, user: config.user }, address, fetcher, { ...times, requestId });
}

/** Returns which script the document has. */
function scriptOf({ address, gate, member }: PageRequest): 'app' | 'ageCheck' | 'none' {
  if (address.route?.page.framed && gate.mode !== 'off') return 'none';
  if (!isRefused(gate)) return 'app';
  return member?.state === 'photo' ? 'ageCheck' : 'none';
}

async function renderWhole(request: PageRequest, parts: Parts): Promise<RenderedPage> {
  const { address, appearance, discreet } = request;
  const { settings, assets } = parts;
  const config = { brand: settings.site.brand, seed: randomBytes(4).toString('hex'), ...request.config };
  const rendered = await renderBody(request, config, parts);
  const { status, waitSeconds } = rendered.report;
  const { language, publicOrigin } = config;
  const framed = address.route?.page.framed === true;
  const { html, hashes } = renderDocument({
    rendered,
    language,
    config,
    appearance,
    address: address.href,
    page: address.route?.page,
    publicOrigin,
    site: settings.site,
    assets,
    indexed: await isIndexed(address, rendered, language),
    framed,
    script: scriptOf(request),
  });
  return {
    body: Buffer.from(discreet ? await withHiddenTab(html, language) : html),
    policy: contentSecurityPolicy(hashes, settings, framed),
    status,
    waitSeconds,
    complete: rendered.complete,
    preloads: imagePreloads(rendered.html),
  };
}

/** The page for a response. */
export interface ServedPage extends RenderedPage {
  /** Whether it came from the page cache, so that it is likely to be requested again. */
  cached: boolean;
}

/**
 * Returns the page for a request: from the page cache for a guest where possible, always rendered anew for a member and
 * where the law requires a proof of age that is missing.
 */
export async function pageFor(request: PageRequest, parts: SiteParts): Promise<ServedPage> {
  const { address, appearance, config, gate, host, shared } = request;
  const { pageCache, rendering } = parts;
  const kept = shared && !isRefused(gate) && !address.route?.page.uncached && rendering.cachesPages;
  if (!kept) return { ...(await renderWhole(request, parts)), cached: false };
  const key = [host, address.href, config.language, gateKey(gate), appearance].join(' ');
  const cached = pageCache.get(key);
  if (cached) return { ...cached, cached: true };
  const rendered = await pageCache.singleFlight(key, async () => {
    const page = await renderWhole(request, parts);
    const { status } = page;
    if (status === 200 || status === 404) pageCache.set(key, { ...page, status });
    return page;
  });
  const stale = rendered.status >= 500 ? pageCache.getStale(key) : undefined;
  return stale ? { ...stale, cached: true } : { ...rendered, cached: false };
}
