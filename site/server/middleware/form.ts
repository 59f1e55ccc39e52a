import { isSameOrigin } from '@afterglow/contract/sameOrigin';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { formAt } from '../formAtAddress.ts';
import type { PageEnv } from './target.ts';

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) =>
      context.text('That is more than this form can hold, so nothing was changed. Go back and send less.', 413, {
        'Cache-Control': 'no-store',
      }),
  });

/** Refuses forms that are longer than most forms of this site. */
export const limitForm = limitTo(16_384);

/** Refuses forms that are longer than the form of their page can be. */
export const limitPageForm = createMiddleware<PageEnv>((context, next) => {
  const maxBytes = formAt(context.var.address)?.maxBytes;
  return (maxBytes === undefined ? limitForm : limitTo(maxBytes))(context, next);
});

/** Refuses forms that pages of other sites have sent. */
export const refuseForeignForm = (publicOrigin: string) =>
  createMiddleware(async (context, next) => {
    if (isSameOrigin((name) => context.req.header(name), publicOrigin)) return next();
    return context.text(
      `This page was opened at another address than the site's own, so nothing was changed. Open it at ${publicOrigin} and try again.`,
      403,
    );
  });
