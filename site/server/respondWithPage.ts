import { cookieNames } from '@afterglow/contract/cookies';
import type { Language } from '@afterglow/contract/languageKeys';
import { isRefused } from '@afterglow/contract/gate';
import { retryAfterSeconds } from '@afterglow/operation/shedLoad';
import type { Context } from 'hono';
import type { Config, SubmittedForm } from '../kit/config.ts';
import { adPlacesAt } from '../routing/adPlaces.ts';
import type { ApiFacts } from './apiFacts.ts';
import { apiFetcher } from '../runtime/server/apiFetcher.ts';
import { withOperator } from './apps/operatorApp.ts';
import { lengthOf, responseOf } from '../runtime/server/bufferedBody.ts';
import { compressPage, negotiateEncoding } from '../runtime/server/compress.ts';
import { firstFlushEnd, scriptJson } from './document.ts';
import { contentSecurityPolicy } from './headers.ts';
import type { GateEnv } from './middleware/gate.ts';
import type { PageEnv } from './middleware/target.ts';
import type { Visitor } from './middleware/visitor.ts';
import { createNonce } from '../runtime/server/nonce.ts';
import { pageFor, type ServedPage } from './pages.ts';
import { withoutCatalogue } from './ageRequired.ts';
import type { SiteParts } from './parts.ts';
import type { AgeCheckState, PhotoRefusal } from './render.tsx';
import { deleteCookie } from '../runtime/server/cookies.ts';
import { withHiddenTab } from './hiddenTab.ts';
import { languageCookie } from './preferences.ts';
import type { Settings } from './settings.ts';
import { precompressedFor } from '../runtime/server/precompress.ts';
import { fillSlots, type Slots } from '../runtime/server/slots.ts';
import { guestCookies, isTheme, languageOf, languageToKeep } from './visit.ts';

export type PageContext = Context<GateEnv & PageEnv>;

/** Returns the whole configuration of a page; rendering only sees the part of it that may be shared. */
function configOf(
  context: PageContext,
  { publicOrigin, site }: Settings,
  { nogeo, providerLogin }: ApiFacts,
): Omit<Config, 'brand'> {
  const { address, gate, target, visitor } = context.var;
  const flash = visitor.cookies[cookieNames.flash];
  return {
    user: visitor.user,
    ...(visitor.unidentified && { unidentified: true }),
    country_code: visitor.country,
    query: Object.fromEntries(address.query),
    hidden_channels: [...site.hiddenChannels],
    language: languageOf(target.query, visitor.cookies),
    publicOrigin,
    gate: gate.mode === 'notice' ? gate.variant : null,
    ...(gate.mode === 'exempt' && { proofNeeded: true }),
    ...(flash && { flash }),
    ...(nogeo && { nogeo }),
    google: providerLogin,
  };
}

/**
 * Returns what the API is told about the visitor of a page. A guest's page is cached for others, so it must not contain
 * anything by which the API could recognize this guest.
 */
const forwardedForPage = ({ forwarded, hasSession, cookies }: Visitor): Visitor['forwarded'] =>
  hasSession ? forwarded : { ...forwarded, cookie: guestCookies(cookies) };

/** Length of the longest appearance. */
const appearanceLength =
  'data-theme="system" data-discreet="titles" data-density="compact" data-theatre="" data-consent="promo top bottom left right feed"'
    .length;

const isDiscreetIn = (cookies: Visitor['cookies']): boolean =>
  ['on', 'titles'].includes(cookies[cookieNames.discreet] ?? '');

/**
 * Returns the attributes of the root element, of equal length for everybody, so that a precompressed page fits them.
 */
function appearanceOf({ cookies, user, unidentified }: Visitor, path: string, { site, player }: Settings): string {
  const theme = cookies[cookieNames.theme] ?? '';
  const titles = cookies[cookieNames.discreet] === 'titles' ? 'titles' : '';
  const blurred = isDiscreetIn(cookies) ? ` data-discreet="${titles}"` : '';
  const density = cookies[cookieNames.density];
  const dense = density === 'compact' || density === 'list' ? ` data-density="${density}"` : '';
  const theatre = cookies[cookieNames.theatre] === 'on' ? ' data-theatre=""' : '';
  const places =
    user === null && !unidentified && cookies[cookieNames.consent] === 'accept' ? adPlacesAt(site.brand, path) : [];
  const consent = places.length > 0 ? ` data-consent="${places.join(' ')}"` : '';
  const appearance = `data-theme="${isTheme(theme) ? theme : site.brand.defaultTheme}"${blurred}${dense}${theatre}${consent}`;
  return appearance.padEnd(appearanceLength) + (player === 'native' ? ' data-player="native"' : '');
}

/**
 * Returns the configuration's JSON without the opening brace, since the brand comes before it. Its length is the same
 * whether the country is known or not (two letters), so that a precompressed page fits all guests.
 */
function configText(config: Omit<Config, 'brand'>): string {
  const text = scriptJson(config).slice(1);
  return text.padEnd(text.length + 2 - config.country_code.length);
}

interface PageResponse {
  body: readonly Buffer[];
  /** The body compressed with Brotli, if that is available. */
  precompressed: readonly Buffer[] | null;
  status: number;
  nonce: string;
  /** Whether the body contains what somebody has submitted. */
  secret: boolean;
  waitSeconds: number | undefined;
  preloads: string;
}

/**
 * Returns the seconds until a retry of a failed page: those that the API says after too many requests, else the site's
 * own.
 */
const retryAfterOf = (status: number, waitSeconds: number | undefined): number | undefined =>
  waitSeconds || (status === 502 || status === 503 ? retryAfterSeconds : undefined);

async function respond(
  context: PageContext,
  { body, precompressed, status, nonce, secret, waitSeconds, preloads }: PageResponse,
  { settings, rendering }: SiteParts,
): Promise<Response> {
  const { address, gate, target, visitor } = context.var;
  const encoding = precompressed ? 'br' : negotiateEncoding(lengthOf(body), context.req.header('accept-encoding'));
  const complete = precompressed ?? (encoding ? null : body);
  const retryAfter = retryAfterOf(status, waitSeconds);
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': visitor.hasSession || isRefused(gate) || secret ? 'no-store' : 'private, no-cache',
    Vary: `Cookie, ${settings.countryHeader}, Accept-Encoding`,
    ...(rendering.policy !== false && {
      'Content-Security-Policy': contentSecurityPolicy(nonce, settings, address.route?.page.framed),
    }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(preloads && { Link: preloads }),
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(complete && { 'Content-Length': String(lengthOf(complete)) }),
  });
  const secure = settings.publicOrigin.startsWith('https:');
  const kept = languageToKeep(target.query);
  if (kept !== null) headers.append('Set-Cookie', languageCookie(kept, secure));
  // The flash message is shown only once.
  if (visitor.cookies[cookieNames.flash]) headers.append('Set-Cookie', deleteCookie(cookieNames.flash, secure));
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  if (complete || !encoding) return responseOf(complete ?? body, { status, headers }, context.env);
  const whole = Buffer.concat(body);
  return new Response(await compressPage(whole, whole.indexOf(firstFlushEnd), encoding), { status, headers });
}

/** Options of the response to a form; a plain request for the page has none. */
interface PageOptions {
  submitted?: SubmittedForm;
  /** Why the photo of a member's age check was refused. */
  photoRefusal?: PhotoRefusal;
  /** Status instead of the page's own, for a refused form. */
  status?: number;
}

/**
 * Returns the member of an age check. A check that was passed has no page; if the API reports one for a page that still
 * requires a check, the check begins anew.
 */
function memberAtCheck({ user, ageCheck }: Visitor, refusal?: PhotoRefusal): AgeCheckState['member'] {
  if (!user) return undefined;
  if (ageCheck === 'pending' && refusal === undefined) return { name: user.name, state: 'pending' };
  const lastRefusal = ageCheck === 'refused' ? ({ state: 'refused', sentence: '' } as const) : undefined;
  return { name: user.name, state: 'photo', refusal: refusal ?? lastRefusal };
}

interface Fillable extends Pick<ServedPage, 'page' | 'cached'> {
  slots: Slots;
  language: Language;
}

/** Fills the slots of a page with the visitor's values. Also returns it compressed, if that is available. */
async function fill(
  context: PageContext,
  { page, cached, slots, language }: Fillable,
  { rendering }: SiteParts,
): Promise<Pick<PageResponse, 'body' | 'precompressed'>> {
  const { rawTarget, visitor } = context.var;
  const html = fillSlots(page, slots);
  const isDiscreet = isDiscreetIn(visitor.cookies);
  const shown = isDiscreet ? [await withHiddenTab(Buffer.concat(html), language)] : html;
  const body = rendering.finish ? [await rendering.finish(rawTarget, Buffer.concat(shown))] : shown;
  const takesBrotli = negotiateEncoding(lengthOf(body), context.req.header('accept-encoding')) === 'br';
  const compressed = cached && takesBrotli && !isDiscreet ? await precompressedFor(page, slots) : null;
  return { body, precompressed: compressed && fillSlots(compressed, slots) };
}

/** Responds with any page, rendered or from the page cache, and fills the slots that differ between visitors. */
export async function respondWithPage(
  context: PageContext,
  parts: SiteParts,
  { submitted, photoRefusal, status: ownStatus }: PageOptions = {},
): Promise<Response> {
  const { settings, times } = parts;
  const { address, gate, visitor } = context.var;
  const config = { ...configOf(context, settings, await parts.apiFacts()), ...(submitted && { submitted }) };
  const fetcher = withOperator(apiFetcher(settings.apiOrigin, forwardedForPage(visitor), times), settings.site);
  const { page, status, cached, waitSeconds, preloads } = await pageFor(
    {
      address,
      config,
      gate,
      member: memberAtCheck(visitor, photoRefusal),
      host: context.req.header('host') ?? '',
      shared: !visitor.hasSession && config.flash === undefined && submitted === undefined,
      requestId: context.get('requestId'),
      fetcher: gate.mode === 'exempt' ? withoutCatalogue(fetcher) : fetcher,
    },
    parts,
  );
  const nonce = createNonce();
  const slots = { nonce, theme: appearanceOf(visitor, address.path, settings), config: configText(config) };
  const { language } = config;
  const { body, precompressed } = await fill(context, { page, cached, slots, language }, parts);
  const answer = { body, precompressed, status: ownStatus ?? status, nonce, waitSeconds, preloads };
  return respond(context, { ...answer, secret: submitted !== undefined }, parts);
}
