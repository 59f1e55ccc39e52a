import { requestIdHeader, requestIdOf } from '@afterglow/fixtures/contract/operation/requestId';
import { createMiddleware } from 'hono/factory';

export interface RequestEnv {
  Variables: {
    /** The client's own if it is valid; the API is told it. */
    requestId: string;
  };
}

/** Sets `requestId`. */
export const identifyRequest = createMiddleware<RequestEnv>(async (context, next) => {
  context.set('requestId', requestIdOf(context.req.header(requestIdHeader)));
  await next();
});
