import { isSameOrigin } from '@afterglow/fixtures/contract/sameOrigin';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

/** Refuses forms that are longer than any of this site. */
export const limitForm = bodyLimit({
  maxSize: 16_384,
  onError: (context) =>
    context.text('That is more than this form can hold, so nothing was changed. Go back and send less.', 413, {
      'Cache-Control': 'no-store',
    }),
});

/** Refuses forms that pages of other sites have sent. */
export const refuseForeignForm = (publicOrigin: string) =>
  createMiddleware(async (context, next) => {
    if (isSameOrigin((name) => context.req.header(name), publicOrigin)) return next();
    return context.text(
      'This form was sent from another site, so nothing was changed. Open the page here and try again.',
      403,
    );
  });
