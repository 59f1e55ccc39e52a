import { cookieNames } from '@afterglow/contract/cookies';
import type { PostReply, SentRefusal } from '@afterglow/contract/postReply';
import { foreignOrigin, isSameOrigin } from '@afterglow/contract/sameOrigin';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { captchaQuestion } from '../../data/captcha.ts';
import { withNogeo } from '../../data/withNogeo.ts';
import { submit, type Submission } from '../../data/submit.ts';
import type { FormBody, Poster } from '../../runtime/data/poster.ts';
import { cookiesToSet } from '../proxiedHeaders.ts';
import { apiFetcher, apiPoster } from '../../runtime/server/apiFetcher.ts';
import { deleteCookie } from '../../runtime/server/cookies.ts';
import { flashCookie } from '../flashCookie.ts';
import { decideGate, type GateEnv } from '../middleware/gate.ts';
import { limitPageForm } from '../middleware/form.ts';
import { parsePageTarget, type PageEnv } from '../middleware/target.ts';
import { identifyVisitor } from '../middleware/visitor.ts';
import { idOf, type Done } from '../../shared/pageForm.ts';
import { formAt, formPaths, type FormAt } from '../formAtAddress.ts';
import type { SiteParts } from '../parts.ts';
import { respondWithPage, type PageContext } from '../respondWithPage.ts';
import type { Cookies } from '../visit.ts';

type Fields = Readonly<Record<string, string>>;

/** Returns the fields of a form as the API expects them. The answer to a sum is sent with its token. */
function fieldsOf({ form, captcha, mailed }: FormAt, sent: FormBody, cookies: Cookies): Fields {
  // Several ticked boxes with one name form a list.
  const text = (name: string): string =>
    sent
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(',');
  const fields: Record<string, string> = Object.fromEntries(form.names.map((name) => [name, text(name)]));
  const [sum, token] = [text('captcha_sum').trim(), text('captcha_token')];
  if (captcha && !fields['captcha'] && sum !== '') fields['captcha'] = `${token}.${sum}`;
  return mailed ? { ...fields, token: cookies[cookieNames.mailedToken] ?? '' } : fields;
}

/** Returns the file of a form that takes one; null if none was chosen. */
function fileOf({ form }: FormAt, sent: FormBody): File | null {
  const value = form.file === undefined ? null : sent.get(form.file);
  return value instanceof File && value.size > 0 ? value : null;
}

/**
 * Reads the body of a form; a form with a file has another encoding. Returns null if the body is not in the encoding
 * that it declares.
 */
async function readBody(context: PageContext, { form }: FormAt): Promise<FormBody | null> {
  const isMultipart = /^multipart\/form-data\s*;/i.test(context.req.header('content-type') ?? '');
  if (form.file === undefined || !isMultipart) return new URLSearchParams(await context.req.text());
  return context.req.formData().catch(() => null);
}

/** Returns the values that are filled in again, to be corrected. */
const valuesOf = ({ names, secret }: FormAt['form'], fields: Fields) =>
  Object.fromEntries(names.filter((name) => !secret.includes(name)).map((name) => [name, fields[name] ?? '']));

interface Sent {
  reply: PostReply;
  /** Cookies to set, from the API's answer. */
  cookies: string[];
}

/** Checks the fields and sends them to the API on behalf of the visitor. */
async function send(
  context: PageContext,
  { form }: FormAt,
  typed: Pick<Submission, 'fields' | 'file'>,
  { settings, ageSecret, times, apiFacts }: SiteParts,
): Promise<Sent> {
  const cookies: string[] = [];
  const { nogeo } = await apiFacts();
  const visitor = { ...context.var.visitor.forwarded, userAgent: context.req.header('user-agent') };
  const post: Poster = async (path, body) => {
    const response = await apiPoster(settings.apiOrigin, visitor, times)(path, withNogeo(path, body, nogeo));
    cookies.push(...(await cookiesToSet(response, { ...settings, ageSecret })));
    return response;
  };
  return { reply: await submit(form, { ...typed, siteName: settings.site.brand.name, post }), cookies };
}

/**
 * Returns the cookies of a form that is done: the used token of a mailed link is deleted, and the next page shows what
 * has happened.
 */
function cookiesWhenDone(
  { mailed, flash: given }: FormAt,
  { fields, reply }: { fields: Fields; reply: Done['reply'] },
  secure: boolean,
): string[] {
  const flash = typeof given === 'function' ? given(fields, reply) : given;
  return [
    ...(mailed ? [deleteCookie(cookieNames.mailedToken, secure)] : []),
    ...(flash === undefined ? [] : [flashCookie(flash, secure)]),
  ];
}

/** Returns whether a page is about the member who is signed in. */
const isOwn = ({ var: { address, visitor } }: PageContext): boolean =>
  visitor.user !== null && visitor.user.id === idOf(address.route);

interface Refused {
  /** Values sent by the page itself; those from another site are not shown as if the visitor had typed them. */
  values?: Fields;
  refusals: readonly SentRefusal[];
  status: 403 | 422;
}

/** Responds with the page once more, and with why its form was refused. */
async function refuse(
  context: PageContext,
  { captcha }: FormAt,
  { values = {}, refusals, status }: Refused,
  parts: SiteParts,
): Promise<Response> {
  const fetcher = apiFetcher(parts.settings.apiOrigin, context.var.visitor.forwarded, parts.times);
  const question = captcha ? await captchaQuestion(fetcher, parts.settings.site.brand.captchaKey) : null;
  return respondWithPage(context, parts, { submitted: { values, refusals, question }, status });
}

/**
 * Refuses forms that pages of other sites have sent, or that this site has sent under another name of the machine, with
 * a message on the page.
 */
const refuseForeignPage = (parts: SiteParts) =>
  createMiddleware<GateEnv & PageEnv>(async (context, next) => {
    const { publicOrigin } = parts.settings;
    const page = formAt(context.var.address);
    if (!page || isSameOrigin((name) => context.req.header(name), publicOrigin)) return next();
    return refuse(context, page, { refusals: [foreignOrigin(publicOrigin)], status: 403 }, parts);
  });

/**
 * Receives the forms that pages post to themselves, for visitors whose scripts are not loaded yet, or never will be.
 */
export function formsApp(parts: SiteParts): Hono {
  const { settings } = parts;
  const secure = settings.publicOrigin.startsWith('https:');
  const app = new Hono();
  app.on('POST', formPaths, parsePageTarget, limitPageForm);
  app.on('POST', formPaths, identifyVisitor(parts));
  app.on('POST', formPaths, decideGate(parts));
  app.on('POST', formPaths, refuseForeignPage(parts), async (context, next) => {
    const { address, visitor } = context.var;
    const page = formAt(address);
    if (!page) return next();
    // Without this check the API would apply the form to the signed-in account, whatever the address says.
    if (page.own && !isOwn(context)) return respondWithPage(context, parts);
    const body = (await readBody(context, page)) ?? new URLSearchParams();
    const fields = fieldsOf(page, body, visitor.cookies);
    const { reply, cookies } = await send(context, page, { fields, file: fileOf(page, body) }, parts);
    if (reply.state === 'done') {
      const { query, path, route } = address;
      const done = { query, reply: reply.reply, path, id: idOf(route), user: visitor.user };
      const response = context.redirect(page.next(done), 303);
      for (const cookie of [...cookies, ...cookiesWhenDone(page, { fields, reply: reply.reply }, secure)])
        response.headers.append('Set-Cookie', cookie);
      return response;
    }
    const values = valuesOf(page.form, fields);
    return refuse(context, page, { values, refusals: reply.refusals, status: 422 }, parts);
  });
  return app;
}
