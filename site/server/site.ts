import { randomBytes } from 'node:crypto';
import { cookieNames } from '@afterglow/fixtures/contract/cookies';
import { resolveCountry, unknownCountry, type RequestSource } from '@afterglow/fixtures/contract/country';
import { clientAddress, peerAddress, type Connection } from '@afterglow/fixtures/contract/proxies';
import { brand } from '@afterglow/design-system/brand';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { gateMode } from '@afterglow/fixtures/contract/gate';
import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import { redirectOf } from '../routing/redirects.ts';
import { addressOf, knownQuery } from '../routing/query.ts';
import { apiFetcher, type ForwardedVisitor } from './apiFetcher.ts';
import type { Assets } from './assets.ts';
import { apiHealthCheck } from './apiHealth.ts';
import { negotiateEncoding, compressPage } from './compress.ts';
import { assetHeaders, commonHeaders, contentSecurityPolicy } from './headers.ts';
import { isSameOrigin } from './sameOrigin.ts';
import { pageFor, type PageRequest } from './pages.ts';
import { languageCookie, applyPreferences } from './preferences.ts';
import { forwardRequest, refuseTooLong, type Upstream } from './proxy.ts';
import { upstreamTimes, type UpstreamTimes } from './upstream.ts';
import type { Rendering } from './rendering.ts';
import type { Settings } from './settings.ts';
import { fillSlots } from './slots.ts';
import { firstFlushEnd, scriptJson } from './document.ts';
import { parseTarget } from './requestTarget.ts';
import { signedInUser } from './user.ts';
import { locateVideoFile } from './videoFile.ts';
import { cookiesOf, guestCookies, hasSession, isTheme, languageOf, gateOutcome, type Cookies } from './visit.ts';

export interface SiteParts {
  settings: Settings & { apiOrigin: string };
  assets: Assets;
  rendering: Rendering;
  ageSecret: string;
  /** Timeouts for requests that are forwarded to the API. */
  times?: UpstreamTimes;
}

/** Everything known about a request before it is answered. */
interface Visitor {
  asker: RequestSource;
  cookies: Cookies;
  country: string;
  onBehalf: ForwardedVisitor;
  user: SignedIn | null;
}

/**
 * Hono leaves it to the adapter what `env` is; Node's passes the connection, and without an adapter it is undefined.
 */
const peerOf = (context: Context): string => peerAddress(context.env as Connection | undefined);

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** The site: pages, redirects, preferences, and the proxy to the API. */
export function createSite(
  { settings, assets, rendering, ageSecret, times = upstreamTimes }: SiteParts,
  files?: MiddlewareHandler,
): Hono {
  const site = new Hono();
  const secure = settings.publicOrigin.startsWith('https:');
  const vary = `Cookie, ${settings.countryHeader}`;
  const common = commonHeaders(settings);

  const ask = (visitor: ForwardedVisitor) => apiFetcher(settings.apiOrigin, visitor, times);

  const visitorOf = async (context: Context): Promise<Visitor> => {
    const asker: RequestSource = { header: (name) => context.req.header(name), peer: peerOf(context) };
    const cookieHeader = context.req.header('cookie');
    const [cookies, country] = [cookiesOf(cookieHeader), resolveCountry(asker, settings)];
    const onBehalf: ForwardedVisitor = {
      country: country || unknownCountry,
      countryHeader: settings.countryHeader,
      cookie: cookieHeader,
      remote: clientAddress(asker.peer, asker.header('x-forwarded-for'), settings.trustsProxy),
    };
    return {
      asker,
      cookies,
      country,
      onBehalf,
      user: await signedInUser(cookies, ask(onBehalf)),
    };
  };

  site.use(async (context, next) => {
    await next();
    // Headers that do not apply to scripts and styles are omitted there: on a slow connection they weigh as much as
    // small chunks.
    const headers = context.req.path.startsWith('/assets/') ? assetHeaders : common;
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });

  site.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));

  // Failed pages poll this to know whether a retry is worthwhile, and so do load balancers.
  const apiIsThere = apiHealthCheck(settings.apiOrigin);
  site.get('/readyz', async (context) => {
    const there = await apiIsThere();
    return context.text(there ? 'ok' : 'The service behind this site does not answer.', there ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });

  const short = bodyLimit({
    maxSize: 16_384,
    onError: (context) =>
      context.text('That is more than this form can hold, so nothing was changed. Go back and send less.', 413, {
        'Cache-Control': 'no-store',
      }),
  });
  site.post('/preferences', short, async (context) => {
    if (!isSameOrigin((name) => context.req.header(name), settings.publicOrigin)) {
      return context.text(
        'This form was sent from another site, so nothing was changed. Open the page here and try again.',
        403,
      );
    }
    const fields = new URLSearchParams(await context.req.text());
    const demo = settings.profile === 'demo';
    const { cookies, next } = await applyPreferences({ fields, secure, demo, ageSecret, now: Date.now() });
    for (const one of cookies) context.header('Set-Cookie', one, { append: true });
    return context.redirect(next, 303);
  });

  /**
   * API calls and files belong to the page that requests them, so campaign parameters are read from the referring page.
   */
  const queryOfPage = (context: Context): URLSearchParams => {
    const referrer = context.req.header('referer') ?? '';
    return URL.canParse(referrer) && new URL(referrer).origin === settings.publicOrigin
      ? new URL(referrer).searchParams
      : new URLSearchParams();
  };

  const upstream: Upstream = { ...settings, ageSecret, times };
  const gatedThenPassedOn = async (context: Context): Promise<Response> => {
    const tooLong = refuseTooLong(context);
    if (tooLong) return tooLong;
    const visitor = await visitorOf(context);
    const { path } = context.req;
    const outcome = await gateOutcome({ ...visitor, path, query: queryOfPage(context), ageSecret }, settings);
    if (outcome.mode === 'verify')
      return context.json({ error: 1, code: 'age_required' }, 403, { 'Cache-Control': 'private, no-store' });
    if (!isRead(context.req.method) && !isSameOrigin((name) => context.req.header(name), settings.publicOrigin)) {
      return context.json({ error: 1, code: 'forbidden' }, 403, { 'Cache-Control': 'no-store' });
    }
    return forwardRequest(context, upstream, visitor.onBehalf, {
      mode: gateMode(visitor.country, settings.policy),
      ownPage: hasSession(visitor.cookies),
    });
  };
  for (const path of ['/api/*', '/get_file/*', '/media/*']) site.all(path, gatedThenPassedOn);

  site.get('/video/:id/:dir/file', async (context) => {
    const visitor = await visitorOf(context);
    const outcome = await gateOutcome(
      { ...visitor, path: context.req.path, query: queryOfPage(context), ageSecret },
      settings,
    );
    if (outcome.mode !== 'off')
      return context.text('Confirm your age on the page of this video first.', 403, { 'Cache-Control': 'no-store' });
    const { id, dir } = context.req.param();
    const { location, status, sentence } = await locateVideoFile(id, dir, ask(visitor.onBehalf));
    context.header('Cache-Control', 'no-store');
    return location ? context.redirect(location, 302) : context.text(sentence, status);
  });

  if (files) for (const path of ['/assets/*', '/favicon.svg']) site.use(path, files);

  site.on(['GET', 'HEAD'], '*', async (context) => {
    // The raw request target, not the result of URL parsing: `..` and `%00` are not valid addresses of this site.
    const raw =
      (context.env as { incoming?: { url?: string } } | undefined)?.incoming?.url ??
      context.req.url.replace(/^https?:\/\/[^/]+/, '');
    const target = parseTarget(raw);
    const redirect = target && redirectOf(target.path);
    if (target && redirect) return context.redirect(addressOf(redirect, target.query), 301);
    const { path, query } = target ?? { path: '/404', query: new URLSearchParams() };

    const visitor = await visitorOf(context);
    const { cookies, country, user, onBehalf } = visitor;
    const ownPage = hasSession(cookies);
    const outcome = await gateOutcome({ ...visitor, path, query, ageSecret }, settings);
    const language = languageOf(query, cookies);
    const request: PageRequest = {
      path,
      query: knownQuery(query),
      host: context.req.header('host') ?? '',
      language,
      outcome,
      user,
      ownPage,
      // A guest's page is cached for others, so it must not contain anything by which the API could recognize this
      // guest.
      fetcher: ask(ownPage ? onBehalf : { ...onBehalf, cookie: guestCookies(cookies) }),
    };
    const { page, status } = await pageFor(request, { settings, assets, rendering });

    const nonce = randomBytes(16).toString('base64');
    const theme = cookies[cookieNames.theme] ?? '';
    const config = {
      user,
      country_code: country,
      query: Object.fromEntries(knownQuery(query)),
      hidden_channels: [],
      language,
      publicOrigin: settings.publicOrigin,
      gate: outcome.mode === 'notice' ? outcome.variant : null,
    };
    const html = fillSlots(page, {
      nonce,
      theme: `data-theme="${isTheme(theme) ? theme : brand.defaultTheme}"${cookies[cookieNames.discreet] === 'on' ? ' data-discreet=""' : ''}`,
      config: scriptJson(config),
    });
    const body = rendering.finish ? await rendering.finish(raw, html) : html;
    const coding = negotiateEncoding(body.length, context.req.header('accept-encoding'));
    const headers: Record<string, string> = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': ownPage || outcome.mode === 'verify' ? 'no-store' : 'private, no-cache',
      Vary: `${vary}, Accept-Encoding`,
      ...(rendering.policy !== false && { 'Content-Security-Policy': contentSecurityPolicy(nonce, settings) }),
      ...(coding ? { 'Content-Encoding': coding } : { 'Content-Length': String(body.length) }),
      ...(query.get('lang') === language && { 'Set-Cookie': languageCookie(language, secure) }),
    };
    if (context.req.method === 'HEAD') return new Response(null, { status, headers });
    // A Buffer is valid as a Response body; the declared types differ only in the kind of underlying memory.
    return new Response(
      coding ? await compressPage(body, body.indexOf(firstFlushEnd), coding) : (body as Uint8Array<ArrayBuffer>),
      { status, headers },
    );
  });

  site.all('*', (context) =>
    context.text('Nothing can be sent to this address. Go back to the page and reload it.', 405, {
      Allow: 'GET, HEAD',
      'Cache-Control': 'no-store',
    }),
  );

  site.onError((error, context) => {
    console.error(error);
    return context.text('Something went wrong on our side. Try again in a moment.', 500);
  });
  return site;
}
