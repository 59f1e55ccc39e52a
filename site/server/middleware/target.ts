import { parseUrl } from '@afterglow/contract/parseUrl';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { redirectAddress } from '../../routing/campaign.ts';
import { parseAddress, redirectOf } from '../../shell/pageTable.ts';
import type { PageAddress } from '../../shared/definePage.ts';
import { parseTarget, type RequestTarget } from '../../runtime/server/requestTarget.ts';

export interface TargetEnv {
  Variables: {
    /**
     * The requested path, and the whole query of the page that it belongs to, by which the gate recognizes campaigns.
     */
    target: RequestTarget;
  };
}

export interface PageEnv {
  Variables: TargetEnv['Variables'] & {
    address: PageAddress;
    /** Path and query exactly as requested. */
    rawTarget: string;
  };
}

/**
 * Returns the raw request target, not the result of URL parsing: `..` and `%00` are not valid addresses of this site.
 */
const rawTargetOf = (context: Context): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by Hono's server for Node, and by nothing else
  (context.env as { incoming?: { url?: string } } | undefined)?.incoming?.url ??
  context.req.url.replace(/^https?:\/\/[^/]+/, '');

/** Sets `target` and `address` of a page; redirects a short form of an address. */
export const parsePageTarget = createMiddleware<PageEnv>(async (context, next) => {
  const rawTarget = rawTargetOf(context);
  const target = parseTarget(rawTarget);
  const redirect = target && redirectOf(target.path);
  if (target && redirect) return context.redirect(redirectAddress(redirect, target.query), 301);
  const { path, query } = target ?? { path: '/404', query: new URLSearchParams() };
  context.set('rawTarget', rawTarget);
  context.set('target', { path, query });
  context.set('address', parseAddress(path, query));
  await next();
});

/** Sets `target` of an API call or a file; its query is that of the page of this site which requests it. */
export const parseFileTarget = (publicOrigin: string) =>
  createMiddleware<TargetEnv>(async (context, next) => {
    const referrer = parseUrl(context.req.header('referer') ?? '');
    context.set('target', {
      path: context.req.path,
      query: referrer?.origin === publicOrigin ? referrer.searchParams : new URLSearchParams(),
    });
    await next();
  });
