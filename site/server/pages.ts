import { randomBytes } from 'node:crypto';
import { isRefused, type GateOutcome } from '@afterglow/contract/gate';
import type { SharedConfig } from '../kit/config.ts';
import type { Fetcher } from '../runtime/data/read.ts';
import type { PageAddress } from '../kit/definePage.ts';
import { isBeyondLastPage } from './beyondLastPage.ts';
import { imagePreloads } from '../runtime/server/imagePreloads.ts';
import { renderDocument } from './document.ts';
import type { RenderedPage } from '../runtime/server/pageCache.ts';
import type { SiteParts } from './parts.ts';
import type { AgeCheckState } from './render.tsx';
import { splitAtSlots } from '../runtime/server/slots.ts';

export interface PageRequest {
  address: PageAddress;
  config: Omit<SharedConfig, 'brand'>;
  gate: GateOutcome;
  host: string;
  /** The signed-in member where the law requires an age check, and the state of that check. */
  member?: AgeCheckState['member'];
  /** Whether other visitors may get the same page. */
  shared: boolean;
  fetcher: Fetcher;
  requestId: string;
}

const gateKey = (gate: GateOutcome): string => (gate.mode === 'notice' ? `notice-${gate.variant}` : gate.mode);

/** Returns whether search engines may index a page: it exists, is public, and is at its own address. */
async function isIndexed(
  address: PageAddress,
  { report, answers }: Awaited<ReturnType<SiteParts['rendering']['renderPage']>>,
  language: string,
): Promise<boolean> {
  if (report.status !== 200 || !address.route?.page.indexed) return false;
  return !(await isBeyondLastPage(address, answers, language));
}

async function renderToSlots(
  { address, config, gate, member, fetcher, requestId }: PageRequest,
  { settings, assets, rendering, times }: SiteParts,
): Promise<RenderedPage> {
  const ageCheck = isRefused(gate);
  const seed = randomBytes(4).toString('hex');
  const shared = { ...config, brand: settings.site.brand, seed };
  const embedded = address.route?.page.framed === true;
  const rendered =
    embedded && gate.mode !== 'off'
      ? await rendering.renderGatedEmbed(shared, address)
      : ageCheck
        ? await rendering.renderAgeCheck(shared, address.href, { demo: settings.profile === 'demo', member })
        : await rendering.renderPage(shared, address, fetcher, { ...times, requestId });
  const { status, waitSeconds } = rendered.report;
  const html = renderDocument({
    rendered,
    language: config.language,
    seed,
    address: address.href,
    page: address.route?.page,
    publicOrigin: settings.publicOrigin,
    site: settings.site,
    assets,
    indexed: await isIndexed(address, rendered, config.language),
    framed: embedded,
    script:
      embedded && gate.mode !== 'off' ? 'none' : !ageCheck ? 'app' : member?.state === 'photo' ? 'ageCheck' : 'none',
  });
  return {
    page: splitAtSlots(html),
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
 * Returns the page for a request: from the page cache for a guest where possible, always rendered anew for a member.
 */
export async function pageFor(request: PageRequest, parts: SiteParts): Promise<ServedPage> {
  const { address, config, gate, host, shared } = request;
  const { pageCache, rendering } = parts;
  if (!shared || address.route?.page.uncached || !rendering.cachesPages)
    return { ...(await renderToSlots(request, parts)), cached: false };
  const key = [host, address.href, config.language, gateKey(gate)].join(' ');
  const cached = pageCache.get(key);
  if (cached) return { ...cached, cached: true };
  const rendered = await pageCache.singleFlight(key, async () => {
    const page = await renderToSlots(request, parts);
    const { status } = page;
    if (status === 200 || status === 404) pageCache.set(key, { ...page, status });
    return page;
  });
  const stale = rendered.status >= 500 ? pageCache.getStale(key) : undefined;
  return stale ? { ...stale, cached: true } : { ...rendered, cached: false };
}
