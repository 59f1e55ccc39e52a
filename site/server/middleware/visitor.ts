import { needsProof } from '@afterglow/contract/gate';
import { resolveCountry, unknownCountry, type RequestSource } from '@afterglow/operation/country';
import { clientAddress, peerAddress, type Connection } from '@afterglow/operation/proxies';
import { createSingleFlight } from '@afterglow/operation/singleFlight';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { apiFetcher, type ForwardedVisitor } from '../../runtime/server/apiFetcher.ts';
import type { SiteParts } from '../parts.ts';
import type { RequestEnv } from './request.ts';
import { identityOf, unaskedIdentity, type Identity } from '../user.ts';
import { cookiesOf, hasSession, type Cookies } from '../visit.ts';

/** The sender of a request. */
export interface Visitor extends Identity {
  source: RequestSource;
  cookies: Cookies;
  /** Empty if unknown. */
  country: string;
  /** Facts that the API is told about the visitor. */
  forwarded: ForwardedVisitor;
  /** Whether there is a session cookie, even if the API could not say whose: then responses must not be shared. */
  hasSession: boolean;
}

export interface VisitorEnv {
  Variables: RequestEnv['Variables'] & { visitor: Visitor };
}

/**
 * Returns the address of the connection's other end. Hono's `env` depends on the adapter: Node's passes the connection,
 * and without an adapter it is undefined.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by Hono's server for Node, and by nothing else
const peerOf = (context: Context): string => peerAddress(context.env as Connection | undefined);

const sourceOf = (context: Context): RequestSource => ({
  header: (name) => context.req.header(name),
  peer: peerOf(context),
});

const forwardedFrom = <Env extends RequestEnv>(
  context: Context<Env>,
  source: RequestSource,
  country: string,
  { countryHeader, trustsProxy }: SiteParts['settings'],
): ForwardedVisitor => ({
  country: country || unknownCountry,
  countryHeader,
  cookie: source.header('cookie'),
  remote: clientAddress(source.peer, source.header('x-forwarded-for'), trustsProxy),
  requestId: context.get('requestId'),
});

/** Returns what the API is told about the visitor of a request. */
export function forwardedVisitor<Env extends RequestEnv>(
  context: Context<Env>,
  { settings }: Pick<SiteParts, 'settings'>,
): ForwardedVisitor {
  const source = sourceOf(context);
  return forwardedFrom(context, source, resolveCountry(source, settings), settings);
}

/**
 * Simultaneous requests of one visitor share one question to the API: a page of a member has dozens of pictures.
 *
 * @param asks returns whether the API is asked whose session it is, by the visitor's country
 */
function identify({ settings, times }: SiteParts, asks: (country: string) => boolean) {
  const singleFlight = createSingleFlight<Identity | null>();
  return createMiddleware<VisitorEnv>(async (context, next) => {
    const source = sourceOf(context);
    const [cookies, country] = [cookiesOf(source.header('cookie')), resolveCountry(source, settings)];
    const forwarded = forwardedFrom(context, source, country, settings);
    const unasked = unaskedIdentity(cookies);
    const identity =
      unasked.unidentified && asks(country)
        ? await singleFlight(JSON.stringify([forwarded.cookie, country, forwarded.remote]), () =>
            identityOf(apiFetcher(settings.apiOrigin, forwarded, times), times),
          )
        : null;
    context.set('visitor', {
      ...(identity ?? unasked),
      source,
      cookies,
      country,
      forwarded,
      hasSession: hasSession(cookies),
    });
    await next();
  });
}

/** Sets `visitor`. With a session cookie, asks the API whose session it is. */
export const identifyVisitor = (parts: SiteParts) => identify(parts, () => true);

/**
 * Sets `visitor` for data and media. Only a proof of age depends on whose session it is, so the API is asked only where
 * one is needed.
 */
export const identifyForGate = (parts: SiteParts) =>
  identify(parts, (country) => needsProof(country, parts.settings.policy));
