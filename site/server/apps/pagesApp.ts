import { randomBytes } from 'node:crypto';
import { cookieNames } from '@afterglow/fixtures/contract/cookies';
import { Hono, type Context } from 'hono';
import type { Config } from '../../kit/config.ts';
import { apiFetcher } from '../apiFetcher.ts';
import { lengthOf, responseOf } from '../bufferedBody.ts';
import { compressPage, negotiateEncoding } from '../compress.ts';
import { firstFlushEnd, scriptJson } from '../document.ts';
import { contentSecurityPolicy } from '../headers.ts';
import { decideGate, type GateEnv } from '../middleware/gate.ts';
import { parsePageTarget, type PageEnv } from '../middleware/target.ts';
import { identifyVisitor, type Visitor } from '../middleware/visitor.ts';
import { pageFor } from '../pages.ts';
import type { SiteParts } from '../parts.ts';
import { languageCookie } from '../preferences.ts';
import type { Settings } from '../settings.ts';
import { fillSlots } from '../slots.ts';
import { guestCookies, isTheme, languageOf, type Cookies } from '../visit.ts';

type PageContext = Context<GateEnv & PageEnv>;

/** The one configuration of a page; rendering only sees the part of it that may be shared. */
function configOf(context: PageContext, { publicOrigin }: Settings): Config {
  const { address, gate, target, visitor } = context.var;
  return {
    user: visitor.user,
    country_code: visitor.country,
    query: Object.fromEntries(address.query),
    hidden_channels: [],
    language: languageOf(target.query, visitor.cookies),
    publicOrigin,
    gate: gate.mode === 'notice' ? gate.variant : null,
  };
}

/** A guest's page is cached for others, so it must not contain anything by which the API could recognize this guest. */
const forwardedForPage = ({ forwarded, hasSession, cookies }: Visitor): Visitor['forwarded'] =>
  hasSession ? forwarded : { ...forwarded, cookie: guestCookies(cookies) };

/** Attributes of the root element. */
function appearanceOf(cookies: Cookies, { site }: Settings): string {
  const theme = cookies[cookieNames.theme] ?? '';
  const discreet = cookies[cookieNames.discreet] === 'on';
  return `data-theme="${isTheme(theme) ? theme : site.brand.defaultTheme}"${discreet ? ' data-discreet=""' : ''}`;
}

interface PageResponse {
  body: readonly Buffer[];
  status: number;
  nonce: string;
  language: string;
}

async function respond(
  context: PageContext,
  { body, status, nonce, language }: PageResponse,
  { settings, rendering }: SiteParts,
): Promise<Response> {
  const { gate, target, visitor } = context.var;
  const length = lengthOf(body);
  const encoding = negotiateEncoding(length, context.req.header('accept-encoding'));
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': visitor.hasSession || gate.mode === 'verify' ? 'no-store' : 'private, no-cache',
    Vary: `Cookie, ${settings.countryHeader}, Accept-Encoding`,
    ...(rendering.policy !== false && { 'Content-Security-Policy': contentSecurityPolicy(nonce, settings) }),
    ...(encoding ? { 'Content-Encoding': encoding } : { 'Content-Length': String(length) }),
    ...(target.query.get('lang') === language && {
      'Set-Cookie': languageCookie(language, settings.publicOrigin.startsWith('https:')),
    }),
  };
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  if (!encoding) return responseOf(body, { status, headers });
  const whole = Buffer.concat(body);
  return new Response(await compressPage(whole, whole.indexOf(firstFlushEnd), encoding), { status, headers });
}

/** Every page, rendered or from the page cache, with the slots filled that differ between two visitors. */
export function pagesApp(parts: SiteParts): Hono {
  const { settings, rendering, times } = parts;
  const app = new Hono();
  app.on(['GET', 'HEAD'], '*', parsePageTarget, identifyVisitor(parts), decideGate(parts), async (context) => {
    const { address, gate, rawTarget, visitor } = context.var;
    const config = configOf(context, settings);
    const { page, status } = await pageFor(
      {
        address,
        config,
        gate,
        host: context.req.header('host') ?? '',
        hasSession: visitor.hasSession,
        fetcher: apiFetcher(settings.apiOrigin, forwardedForPage(visitor), times),
      },
      parts,
    );
    const nonce = randomBytes(16).toString('base64');
    const html = fillSlots(page, { nonce, theme: appearanceOf(visitor.cookies, settings), config: scriptJson(config) });
    const body = rendering.finish ? [await rendering.finish(rawTarget, Buffer.concat(html))] : html;
    return respond(context, { body, status, nonce, language: config.language }, parts);
  });
  return app;
}
