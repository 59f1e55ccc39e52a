import { requestIdHeader, requestIdOf } from '@afterglow/operation/requestId';
import { callAt } from '@afterglow/contract/callAt';
import { noRoute, noteRequest } from '@afterglow/operation/requests';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { PageAddress } from '../../shared/definePage.ts';

export interface RequestEnv {
  Variables: {
    /** The client's own id if it is valid, else a new one; the API receives it, too. */
    requestId: string;
    /** Address of a page; unset if the request is for something else. */
    address?: PageAddress;
  };
}

/** Returns what was requested, without what a visitor chose: a page by its name, a call by its pattern. */
function routeOf(context: Context<RequestEnv>): string {
  const address = context.get('address');
  if (address) return address.route?.page.file ?? noRoute;
  const path = routePath(context);
  if (path === '/api/*') return callAt(context.req.path)?.pattern.split('?')[0] ?? noRoute;
  return path === '/*' ? noRoute : path;
}

/** Sets `requestId`, and tells logs and metrics what was requested. */
export const identifyRequest = createMiddleware<RequestEnv>(async (context, next) => {
  const id = requestIdOf(context.req.header(requestIdHeader));
  context.set('requestId', id);
  noteRequest(context.env, { id, route: noRoute });
  await next();
  noteRequest(context.env, { id, route: routeOf(context) });
});
