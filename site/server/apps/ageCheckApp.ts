import { decodeAgeReply, type AgeReply } from '@afterglow/contract/ageReply';
import { ageVerificationEndpoint } from '@afterglow/contract/endpoints/accounts';
import { maxPictureFormBytes } from '@afterglow/contract/bodyLimits';
import { isRefused } from '@afterglow/contract/gate';
import { maxReplyBytes } from '@afterglow/contract/limits';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { jsonUpTo } from '../../runtime/data/read.ts';
import { cookiesToSet } from '../proxiedHeaders.ts';
import { apiPoster } from '../../runtime/server/apiFetcher.ts';
import { refuseForeignForm } from '../middleware/form.ts';
import { decideGate } from '../middleware/gate.ts';
import { parsePageTarget } from '../middleware/target.ts';
import { identifyVisitor } from '../middleware/visitor.ts';
import type { SiteParts } from '../parts.ts';
import type { PhotoRefusal } from '../render.tsx';
import { respondWithPage, type PageContext } from '../respondWithPage.ts';

/** Refuses a photo: with data for the page's script, with the page for a browser. */
const refusePhoto = async (context: PageContext, photoRefusal: PhotoRefusal, parts: SiteParts): Promise<Response> =>
  context.req.header('accept') === 'application/json'
    ? context.json(photoRefusal, 422, { 'Cache-Control': 'no-store' })
    : respondWithPage(context, parts, { photoRefusal, status: 422 });

interface Checked {
  reply: AgeReply;
  /** Cookies to set, from the API's answer. */
  cookies: string[];
}

/** Sends the photo to the API on behalf of the member. A provider of checks may take longer than a page's reads. */
async function checkPhoto(
  context: PageContext,
  photo: FormDataEntryValue | null,
  { settings, ageSecret, times }: SiteParts,
): Promise<Checked> {
  const form = new FormData();
  if (photo instanceof File && photo.size > 0) form.set('file', photo);
  const visitor = { ...context.var.visitor.forwarded, userAgent: context.req.header('user-agent') };
  const post = apiPoster(settings.apiOrigin, visitor, { ...times, readMs: times.firstByteMs });
  const response = await post(ageVerificationEndpoint.path(), form);
  return {
    reply: decodeAgeReply(await jsonUpTo(response, maxReplyBytes.entity)),
    cookies: await cookiesToSet(response, { ...settings, ageSecret }),
  };
}

/**
 * Responds to a photo. Once it is accepted, redirects to the page: the site is open, or says that the check is under
 * way.
 */
async function answerPhoto(context: PageContext, parts: SiteParts): Promise<Response> {
  const sent = await context.req.formData().catch(() => null);
  const checked = await checkPhoto(context, sent?.get('file') ?? null, parts).catch(() => null);
  if (!checked) return refusePhoto(context, { state: 'unsent' }, parts);
  if (checked.reply.state === 'refused') return refusePhoto(context, checked.reply, parts);
  const response = context.redirect(context.var.address.href, 303);
  for (const cookie of checked.cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** Refuses photos from other sites and photos that are too long, before they are read. */
const receivePhoto = (parts: SiteParts) =>
  every(
    refuseForeignForm(parts.settings.publicOrigin),
    createMiddleware((context: PageContext, next) =>
      bodyLimit({
        maxSize: maxPictureFormBytes,
        onError: () => refusePhoto(context, { state: 'tooLarge' }, parts),
      })(context, next),
    ),
    createMiddleware((context: PageContext) => answerPhoto(context, parts)),
  );

/**
 * Receives the photo of a member's age check: the check is shown at the address of every page, and its form is posted
 * there, with script and without (R114).
 */
export function ageCheckApp(parts: SiteParts): Hono {
  const app = new Hono();
  const receive = receivePhoto(parts);
  app.on('POST', '*', parsePageTarget, identifyVisitor(parts), decideGate(parts), async (context, next) => {
    const { address, gate, visitor } = context.var;
    if (!isRefused(gate) || address.route?.page.framed) return next();
    // Signed out meanwhile: the check for guests says what can be done.
    if (!visitor.user) return context.redirect(address.href, 303);
    return receive(context, next);
  });
  return app;
}
