import { cookieNames } from '@afterglow/contract/cookies';
import { isRefused, pageGate } from '@afterglow/contract/gate';
import { formatHomeRows, parseHomeRows } from '@afterglow/design-system/reader/homeRows.ts';
import { retryAfterSeconds } from '@afterglow/operation/shedLoad';
import type { Context } from 'hono';
import type { PageAddress } from '../shared/definePage.ts';
import { countryMetric, type SubmittedForm } from '../shared/config.ts';
import { adPlacesOf } from '../shell/adPlaces.ts';
import type { ApiFacts } from './apiFacts.ts';
import { apiFetcher } from '../runtime/server/apiFetcher.ts';
import { withOperator } from './apps/operatorApp.ts';
import { responseOf } from '../runtime/server/bufferedBody.ts';
import { compressPage, negotiateEncoding, type Encoding } from '../runtime/server/compress.ts';
import { firstFlushEnd } from './document.ts';
import type { GateEnv } from './middleware/gate.ts';
import type { PageEnv } from './middleware/target.ts';
import type { Visitor } from './middleware/visitor.ts';
import { pageFor, type PageRequest, type ServedPage } from './pageFor.ts';
import { withoutCatalogue } from './ageRequired.ts';
import type { SiteParts } from './parts.ts';
import type { AgeCheckState, PhotoRefusal } from './render.tsx';
import { deleteCookie } from '../runtime/server/cookies.ts';
import { languageCookie } from './preferences.ts';
import type { Settings } from './settings.ts';
import { precompressed } from '../runtime/server/precompress.ts';
import { guestCookies, isTheme, languageOf, languageToKeep } from './visit.ts';

export type PageContext = Context<GateEnv & PageEnv>;

/** Returns the configuration of a page. For a guest it contains nothing by which one visitor differs from another. */
function configOf(
  context: PageContext,
  { publicOrigin, site }: Settings,
  { nogeo, providerLogin, demoAccounts }: ApiFacts,
): PageRequest['config'] {
  const { gate, target, visitor } = context.var;
  const flash = visitor.cookies[cookieNames.flash];
  const { notice, proofNeeded } = pageGate(gate);
  const rows = visitor.user ? visitor.cookies[cookieNames.homeRows] : undefined;
  return {
    user: visitor.user,
    ...(visitor.unidentified && { unidentified: true }),
    hidden_channels: [...site.hiddenChannels],
    language: languageOf(target.query, visitor.cookies),
    publicOrigin,
    gate: notice,
    ...(proofNeeded && { proofNeeded }),
    ...(flash && { flash }),
    ...(visitor.cookies[cookieNames.density] === 'list' && { one_a_row: true }),
    ...(rows && { home_rows: formatHomeRows(parseHomeRows(rows)) }),
    ...(nogeo && { nogeo }),
    google: providerLogin,
    ...(demoAccounts && { demo_accounts: demoAccounts }),
  };
}

/**
 * Returns what the API is told about the visitor of a page. A guest's page is cached for others, so it must not contain
 * anything by which the API could recognize this guest.
 */
const forwardedForPage = ({ forwarded, hasSession, cookies }: Visitor): Visitor['forwarded'] =>
  hasSession ? forwarded : { ...forwarded, cookie: guestCookies(cookies) };

const isDiscreetIn = (cookies: Visitor['cookies']): boolean =>
  ['on', 'titles'].includes(cookies[cookieNames.discreet] ?? '');

/** Returns the attributes of the root element that set the page's appearance for this visitor, without a script. */
function appearanceOf(
  { cookies, user, unidentified }: Visitor,
  { route }: PageAddress,
  { site, player }: Settings,
): string {
  const theme = cookies[cookieNames.theme] ?? '';
  const titles = cookies[cookieNames.discreet] === 'titles' ? 'titles' : '';
  const blurred = isDiscreetIn(cookies) ? ` data-discreet="${titles}"` : '';
  const density = cookies[cookieNames.density];
  const dense = density === 'compact' || density === 'list' ? ` data-density="${density}"` : '';
  const theatre = cookies[cookieNames.theatre] === 'on' ? ' data-theatre=""' : '';
  const places =
    user === null && !unidentified && cookies[cookieNames.consent] === 'accept'
      ? adPlacesOf(site.brand, route?.page ?? null)
      : [];
  const consent = places.length > 0 ? ` data-consent="${places.join(' ')}"` : '';
  const native = player === 'native' ? ' data-player="native"' : '';
  return `data-theme="${isTheme(theme) ? theme : site.brand.defaultTheme}"${blurred}${dense}${theatre}${consent}${native}`;
}

interface PageResponse extends Pick<ServedPage, 'body' | 'policy' | 'cached' | 'waitSeconds' | 'preloads'> {
  status: number;
  /** Whether the body contains what somebody has submitted. */
  secret: boolean;
}

/**
 * Returns the seconds until a retry of a failed page: those that the API says after too many requests, else the site's
 * own.
 */
const retryAfterOf = (status: number, waitSeconds: number | undefined): number | undefined =>
  waitSeconds || (status === 502 || status === 503 ? retryAfterSeconds : undefined);

/**
 * Returns the body as it is written at once: as it is, or as it was compressed for all its responses; null if it is
 * compressed while it is sent.
 */
async function wholeBody({ body, cached }: PageResponse, encoding: Encoding | null): Promise<Buffer | null> {
  if (encoding === null) return body;
  return cached && encoding === 'br' ? precompressed(body) : null;
}

function headersOf(context: PageContext, page: PageResponse, { settings, rendering }: SiteParts): Headers {
  const { gate, target, visitor } = context.var;
  const retryAfter = retryAfterOf(page.status, page.waitSeconds);
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': visitor.hasSession || isRefused(gate) || page.secret ? 'no-store' : 'private, no-cache',
    Vary: `Cookie, ${settings.countryHeader}, Accept-Encoding`,
    ...(rendering.policy !== false && { 'Content-Security-Policy': page.policy }),
    // Beside the document, which is the same for every country with this gate.
    ...(visitor.country && { 'Server-Timing': `${countryMetric};desc="${visitor.country}"` }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(page.preloads && { Link: page.preloads }),
  });
  const secure = settings.publicOrigin.startsWith('https:');
  const kept = languageToKeep(target.query);
  if (kept !== null) headers.append('Set-Cookie', languageCookie(kept, secure));
  // The flash message is shown only once.
  if (visitor.cookies[cookieNames.flash]) headers.append('Set-Cookie', deleteCookie(cookieNames.flash, secure));
  return headers;
}

async function respond(context: PageContext, page: PageResponse, parts: SiteParts): Promise<Response> {
  const { body, status } = page;
  const headers = headersOf(context, page, parts);
  const encoding = negotiateEncoding(body.length, context.req.header('accept-encoding'));
  const whole = await wholeBody(page, encoding);
  if (encoding) headers.set('Content-Encoding', encoding);
  if (whole) headers.set('Content-Length', String(whole.length));
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  if (whole || !encoding) return responseOf(whole ?? body, { status, headers }, context.env);
  return new Response(await compressPage(body, body.indexOf(firstFlushEnd), encoding), { status, headers });
}

/** Options of the response to a form; a plain request for the page has none. */
interface PageOptions {
  submitted?: SubmittedForm;
  /** Reason for refusing the photo of a member's age check. */
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

/** Responds with any page, rendered or from the page cache. */
export async function respondWithPage(
  context: PageContext,
  parts: SiteParts,
  { submitted, photoRefusal, status: ownStatus }: PageOptions = {},
): Promise<Response> {
  const { settings, times } = parts;
  const { address, gate, visitor } = context.var;
  const config = { ...configOf(context, settings, await parts.apiFacts()), ...(submitted && { submitted }) };
  const fetcher = withOperator(apiFetcher(settings.apiOrigin, forwardedForPage(visitor), times), settings.site);
  const page = await pageFor(
    {
      address,
      config,
      appearance: appearanceOf(visitor, address, settings),
      discreet: isDiscreetIn(visitor.cookies),
      gate,
      member: memberAtCheck(visitor, photoRefusal),
      host: context.req.header('host') ?? '',
      shared: !visitor.hasSession && config.flash === undefined && submitted === undefined,
      requestId: context.get('requestId'),
      fetcher: config.proofNeeded ? withoutCatalogue(fetcher) : fetcher,
    },
    parts,
  );
  const body = parts.rendering.finish ? await parts.rendering.finish(context.var.rawTarget, page.body) : page.body;
  const secret = submitted !== undefined;
  return respond(context, { ...page, body, status: ownStatus ?? page.status, secret }, parts);
}
