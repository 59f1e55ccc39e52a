import { parseAgeToken } from '@afterglow/contract/ageToken';
import { isProviderUrl } from '@afterglow/operation/providerUrl';
import { lifetimeOf } from '@afterglow/contract/callAt';
import { calls } from '@afterglow/contract/calls';
import { cookieNames, providerLoginCookies, sessionCookies } from '@afterglow/contract/cookies';

/** Response headers of the API that are passed on. All others are set by the site itself, or dropped. */
const allowed = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'content-disposition',
  'etag',
  'last-modified',
  'retry-after',
  'allow',
  'tus-resumable',
  'tus-version',
  'tus-extension',
  'tus-max-size',
  'upload-offset',
  'upload-length',
  'upload-expires',
];

export interface ProxiedRequest {
  method: string;
  /** The URL requested from the API. */
  url: URL;
  /** Whether the visitor's country asks for a proof of age, regardless of any proof the visitor has. */
  needsProof: boolean;
  /** Whether the visitor has a session. */
  hasSession: boolean;
}

export interface Rules {
  publicOrigin: string;
  /** In content security policy syntax. */
  mediaHosts: readonly string[];
  countryHeader: string;
  ageSecret: string;
}

const notCached = 'private, no-store';
const year = 31_536_000;

/**
 * Returns how long an answer may be cached: as the contract says for its path, but never longer than the API's own
 * header. The contract requires that header on every reply; a reply without it may be a maintenance page, which must
 * not be cached.
 */
function cacheControl(
  { method, url, needsProof, hasSession }: ProxiedRequest,
  answer: Response,
  setsCookie: boolean,
): string {
  const cacheable = (method === 'GET' || method === 'HEAD') && [200, 206, 304].includes(answer.status);
  if (!cacheable || needsProof || setsCookie) return notCached;
  const directives = new Set((answer.headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/));
  if (directives.has('no-store') || directives.has('no-cache')) return notCached;
  const shareable = directives.has('public') && !directives.has('private') && !hasSession;
  const maxAge = [...directives].map((one) => /^max-age=(\d{1,10})$/.exec(one)?.[1]).find((one) => one !== undefined);
  if (url.pathname.startsWith('/api/')) {
    const seconds = Math.min(lifetimeOf(url.pathname, url.searchParams), Number(maxAge ?? year));
    return seconds > 0 && shareable ? `public, max-age=${seconds}` : notCached;
  }
  // The contract defines no lifetime for files.
  if (maxAge === undefined) return 'private, no-cache';
  return `${shareable ? 'public' : 'private'}, max-age=${Math.min(Number(maxAge), year)}${directives.has('immutable') ? ', immutable' : ''}`;
}

/**
 * Returns whether a host in content security policy syntax (`media.example`, `https://*.example:8443`) covers a URL.
 */
function covers(host: string, url: URL, publicOrigin: string): boolean {
  const [, scheme, wild, name = '', port] = /^(?:(https?):\/\/)?(\*\.)?([^:/]+)(?::(\d+))?$/.exec(host) ?? [];
  const fits = wild ? url.hostname.endsWith(`.${name.toLowerCase()}`) : url.hostname === name.toLowerCase();
  // Without a scheme, the host matches the page's own scheme or a more secure one.
  const schemes = scheme ? [`${scheme}:`] : ['https:', new URL(publicOrigin).protocol];
  return fits && schemes.includes(url.protocol) && url.port === (port ?? '');
}

/**
 * Returns where an answer may redirect the visitor: to a path of this site or to a media host; from login.g.php also to
 * the identity provider, which only the API knows. Null if the redirect is not allowed.
 */
function locationOf(location: string, { url }: ProxiedRequest, { publicOrigin, mediaHosts }: Rules): string | null {
  if (!URL.canParse(location, url)) return null;
  const to = new URL(location, url);
  if (to.origin === url.origin || to.origin === publicOrigin)
    return to.pathname.startsWith('//') ? null : to.pathname + to.search + to.hash;
  const elsewhere =
    mediaHosts.some((host) => covers(host, to, publicOrigin)) ||
    (url.pathname === calls.providerLogin.path() && isProviderUrl(to));
  return elsewhere && to.username === '' && to.password === '' ? to.href : null;
}

const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

/** Cookies that the API may set and delete. */
const apiCookies: ReadonlySet<string> = new Set([...sessionCookies, ...providerLoginCookies, cookieNames.device]);

/**
 * Returns a cookie that the API may set, with the site's own attributes: the API's own cookies, and an age token that
 * was signed with this site's secret (or is being deleted). An API that does not share the secret cannot let anybody
 * past the gate. Null for every other cookie.
 */
async function cookieOf(text: string, { publicOrigin, ageSecret }: Rules, now: number): Promise<string | null> {
  const [pair = '', ...attributes] = text.split(';').map((one) => one.trim());
  const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
  if (!cookieValue.test(value)) return null;
  const isAgeToken =
    name === cookieNames.ageToken && (value === '' || (await parseAgeToken(ageSecret, value, now)) !== null);
  if (!apiCookies.has(name) && !isAgeToken) return null;
  const attributeOf = (attribute: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1);
  const [maxAge, expires] = [attributeOf('max-age'), Date.parse(attributeOf('expires') ?? '')];
  const seconds =
    maxAge !== undefined && /^-?\d{1,10}$/.test(maxAge) ? Number(maxAge) : Math.round((expires - now) / 1_000);
  const secure = publicOrigin.startsWith('https:') || name.startsWith('__Host-');
  return `${name}=${value}; Path=/${Number.isNaN(seconds) ? '' : `; Max-Age=${Math.max(0, seconds)}`}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Returns the cookies that an API answer may set, with the site's own attributes. */
export async function cookiesToSet(answer: Response, rules: Rules): Promise<string[]> {
  const cookies = await Promise.all(answer.headers.getSetCookie().map((text) => cookieOf(text, rules, Date.now())));
  return cookies.filter((cookie) => cookie !== null);
}

/**
 * Returns the policy of a response that is opened as a document: it runs no scripts and has an opaque origin. A film or
 * a sound keeps its origin, as the browser makes a document with a player for it, which then loads the same address.
 */
function policyOf(type: string | null): string {
  const sandbox = /^(?:video|audio)\//.test(type ?? '') ? 'sandbox allow-same-origin' : 'sandbox';
  return `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; ${sandbox}`;
}

/** Returns the headers of an API answer as sent to the visitor; null if its redirect is not allowed. */
export async function answerHeaders(request: ProxiedRequest, answer: Response, rules: Rules): Promise<Headers | null> {
  const headers = new Headers();
  for (const name of allowed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // If the API compresses its answer anyway, fetch has decompressed it, and Content-Length is the compressed length.
  if (answer.headers.has('content-encoding')) headers.delete('content-length');
  const location = answer.headers.get('location');
  if (location !== null) {
    const to = locationOf(location, request, rules);
    if (to === null) return null;
    headers.set('Location', to);
  }
  for (const cookie of await cookiesToSet(answer, rules)) headers.append('Set-Cookie', cookie);
  headers.set('Cache-Control', cacheControl(request, answer, headers.has('set-cookie')));
  // Only the encoding of JSON depends on the client.
  const compressible = headers.get('content-type')?.startsWith('application/json');
  headers.set('Vary', rules.countryHeader + (compressible ? ', Accept-Encoding' : ''));
  headers.set('Content-Security-Policy', policyOf(headers.get('content-type')));
  return headers;
}
