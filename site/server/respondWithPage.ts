import { randomBytes } from 'node:crypto';
import { cookieNames } from '@afterglow/fixtures/contract/cookies';
import type { Context } from 'hono';
import type { Config, SubmittedForm } from '../kit/config.ts';
import { apiFetcher } from './apiFetcher.ts';
import { withOperator } from './apps/operatorApp.ts';
import { lengthOf, responseOf } from './bufferedBody.ts';
import { compressPage, negotiateEncoding } from './compress.ts';
import { firstFlushEnd, scriptJson } from './document.ts';
import { contentSecurityPolicy } from './headers.ts';
import type { GateEnv } from './middleware/gate.ts';
import type { PageEnv } from './middleware/target.ts';
import type { Visitor } from './middleware/visitor.ts';
import { pageFor } from './pages.ts';
import type { SiteParts } from './parts.ts';
import { deleteCookie } from './cookies.ts';
import { languageCookie } from './preferences.ts';
import type { Settings } from './settings.ts';
import { precompressedFor } from './precompress.ts';
import { fillSlots } from './slots.ts';
import { guestCookies, isTheme, languageOf, type Cookies } from './visit.ts';

export type PageContext = Context<GateEnv & PageEnv>;

/** The one configuration of a page; rendering only sees the part of it that may be shared. */
function configOf(context: PageContext, { publicOrigin }: Settings): Config {
  const { address, gate, target, visitor } = context.var;
  const flash = visitor.cookies[cookieNames.flash];
  return {
    user: visitor.user,
    country_code: visitor.country,
    query: Object.fromEntries(address.query),
    hidden_channels: [],
    language: languageOf(target.query, visitor.cookies),
    publicOrigin,
    gate: gate.mode === 'notice' ? gate.variant : null,
    ...(flash && { flash }),
  };
}

/** A guest's page is cached for others, so it must not contain anything by which the API could recognize this guest. */
const forwardedForPage = ({ forwarded, hasSession, cookies }: Visitor): Visitor['forwarded'] =>
  hasSession ? forwarded : { ...forwarded, cookie: guestCookies(cookies) };

/** Length of the longest appearance. */
const appearanceLength = 'data-theme="system" data-discreet="titles"'.length;

/** Attributes of the root element, of equal length for everybody, so that a precompressed page fits them. */
function appearanceOf(cookies: Cookies, { site, player }: Settings): string {
  const theme = cookies[cookieNames.theme] ?? '';
  const discreet = cookies[cookieNames.discreet];
  const blurred = discreet === 'on' ? ' data-discreet=""' : discreet === 'titles' ? ' data-discreet="titles"' : '';
  const appearance = `data-theme="${isTheme(theme) ? theme : site.brand.defaultTheme}"${blurred}`;
  return appearance.padEnd(appearanceLength) + (player === 'native' ? ' data-player="native"' : '');
}

/** Of equal length whether the country is known or not, so that a precompressed page fits all guests (two letters). */
function configText(config: Config): string {
  const text = scriptJson(config);
  return text.padEnd(text.length + 2 - config.country_code.length);
}

interface PageResponse {
  body: readonly Buffer[];
  /** The body compressed with brotli, if that is at hand. */
  precompressed: readonly Buffer[] | null;
  status: number;
  nonce: string;
  language: string;
  /** Whether it contains what somebody has submitted. */
  secret: boolean;
}

async function respond(
  context: PageContext,
  { body, precompressed, status, nonce, language, secret }: PageResponse,
  { settings, rendering }: SiteParts,
): Promise<Response> {
  const { address, gate, target, visitor } = context.var;
  const encoding = precompressed ? 'br' : negotiateEncoding(lengthOf(body), context.req.header('accept-encoding'));
  const complete = precompressed ?? (encoding ? null : body);
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': visitor.hasSession || gate.mode === 'verify' || secret ? 'no-store' : 'private, no-cache',
    Vary: `Cookie, ${settings.countryHeader}, Accept-Encoding`,
    ...(rendering.policy !== false && {
      'Content-Security-Policy': contentSecurityPolicy(nonce, settings, address.route?.framed),
    }),
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(complete && { 'Content-Length': String(lengthOf(complete)) }),
  });
  const secure = settings.publicOrigin.startsWith('https:');
  if (target.query.get('lang') === language) headers.append('Set-Cookie', languageCookie(language, secure));
  // It is said once.
  if (visitor.cookies[cookieNames.flash]) headers.append('Set-Cookie', deleteCookie(cookieNames.flash, secure));
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  if (complete || !encoding) return responseOf(complete ?? body, { status, headers });
  const whole = Buffer.concat(body);
  return new Response(await compressPage(whole, whole.indexOf(firstFlushEnd), encoding), { status, headers });
}

/** What a form's page is rendered with, if it is no plain request for that page. */
interface PageOptions {
  submitted?: SubmittedForm;
  /** Instead of the page's own, for a refused form. */
  status?: number;
}

/** Every page, rendered or from the page cache, with the slots filled that differ between two visitors. */
export async function respondWithPage(
  context: PageContext,
  parts: SiteParts,
  { submitted, status: ownStatus }: PageOptions = {},
): Promise<Response> {
  const { settings, rendering, times } = parts;
  const { address, gate, rawTarget, visitor } = context.var;
  const config = { ...configOf(context, settings), ...(submitted && { submitted }) };
  const { page, status, cached } = await pageFor(
    {
      address,
      config,
      gate,
      host: context.req.header('host') ?? '',
      shared: !visitor.hasSession && config.flash === undefined && submitted === undefined,
      requestId: context.get('requestId'),
      fetcher: withOperator(apiFetcher(settings.apiOrigin, forwardedForPage(visitor), times), settings.site),
    },
    parts,
  );
  const nonce = randomBytes(16).toString('base64');
  const slots = { nonce, theme: appearanceOf(visitor.cookies, settings), config: configText(config) };
  const html = fillSlots(page, slots);
  const body = rendering.finish ? [await rendering.finish(rawTarget, Buffer.concat(html))] : html;
  const takesBrotli = negotiateEncoding(lengthOf(body), context.req.header('accept-encoding')) === 'br';
  const compressed = cached && takesBrotli ? await precompressedFor(page, slots) : null;
  const precompressed = compressed && fillSlots(compressed, slots);
  const { language } = config;
  return respond(
    context,
    { body, precompressed, status: ownStatus ?? status, nonce, language, secret: submitted !== undefined },
    parts,
  );
}
