import type { Endpoint } from '@afterglow/contract/endpoints/endpoint';
import { decodePostReply, refusedAs, type PostReply, type SentRefusal } from '@afterglow/contract/postReply';
import { timeoutMs } from './fetcher.ts';
import type { FormDefinition } from './forms.ts';
import { withNogeo } from './nogeo.ts';
import { jsonUpTo } from './read.ts';
import { sendAsMember } from './session.ts';

/** What is sent: a form with a file takes another encoding. */
export type FormBody = URLSearchParams | FormData;

/** Sends fields to a path of the API; differs between browser (its own origin) and server (the API's). */
export type Poster = (path: string, fields: FormBody) => Promise<Response>;

/** Of all requests that outlive their page, browsers take 64 KiB at a time and refuse what is more. */
const maxKeepaliveCharacters = 8_192;

/** Whether the request may go on after its page was closed: what was pressed last still counts. */
const outlivesPage = (fields: FormBody): boolean =>
  fields instanceof URLSearchParams && fields.toString().length <= maxKeepaliveCharacters;

/** Posts to the page's own origin, which proxies to the API. */
export const poster: Poster = (path, fields) =>
  fetch(path, {
    method: 'POST',
    keepalive: outlivesPage(fields),
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: withNogeo(path, fields),
    signal: AbortSignal.timeout(timeoutMs),
  });

export interface Submission {
  fields: Readonly<Record<string, string>>;
  /** The chosen file of a form that takes one. */
  file?: File | null;
  /** Of the brand: nobody may take it as a user name or password. */
  siteName: string;
  post: Poster;
}

function bodyOf(fields: Readonly<Record<string, string>>, name: string, file: File | null): FormBody {
  if (file === null) return new URLSearchParams(fields);
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) if (field !== name) body.set(field, value);
  body.set(name, file);
  return body;
}

/**
 * Posts to the API. Never throws: without a reply it is refused as `unavailable`, and as too often where too many requests
 * are answered with nothing else.
 */
export async function send(endpoint: Endpoint<void>, body: FormBody, post: Poster): Promise<PostReply> {
  try {
    const response = await post(endpoint.path(), body);
    const reply = decodePostReply(await jsonUpTo(response, endpoint.maxReplyBytes).catch(() => null));
    return response.status === 429 && reply.state === 'refused' && reply.refusals[0]?.code === 'unavailable'
      ? refusedAs('limit_ip')
      : reply;
  } catch {
    return refusedAs('unavailable');
  }
}

/** What the API would refuse about fields as they are typed. Throws without the code that knows. */
export async function checkFields(
  { pickSchema, encode }: Pick<FormDefinition, 'pickSchema' | 'encode'>,
  { fields, siteName }: Pick<Submission, 'fields' | 'siteName'>,
): Promise<SentRefusal[]> {
  return pickSchema(await import('./schemas.ts'))(encode?.(fields) ?? fields, siteName);
}

/** Checks the fields as the API would, then sends them, again after a session that has ended. Never throws, as `send` does not. */
export async function submit(
  form: FormDefinition,
  { fields, file = null, siteName, post }: Submission,
): Promise<PostReply> {
  const { endpoint, fixed, encode, file: fileName = '' } = form;
  try {
    const refusals = await checkFields(form, { fields, siteName });
    if (refusals.length > 0) return { state: 'refused', refusals };
    const body = bodyOf({ ...fixed, ...(encode?.(fields) ?? fields) }, fileName, file);
    return await sendAsMember(() => send(endpoint, body, post));
  } catch {
    return refusedAs('unavailable');
  }
}
