import type { Endpoint } from '@afterglow/contract/endpoints/endpoint';
import { decodePostReply, refusedAs, type PostReply, type SentRefusal } from '@afterglow/contract/postReply';
import { postHere, type FormBody, type Poster } from '../runtime/data/poster.ts';
import type { FormDefinition } from './formDefinitions.ts';
import { withNogeo } from './withNogeo.ts';
import { jsonUpTo } from '../runtime/data/read.ts';
import { sendAsMember } from './session.ts';

/** Posts to the page's own origin. */
export const poster: Poster = (path, fields) => postHere(path, withNogeo(path, fields));

export interface Submission {
  fields: Readonly<Record<string, string>>;
  /** The chosen file, for a form that has a file field. */
  file?: File | null;
  /** Name of the site's brand, which nobody may use as a user name or password. */
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
 * Posts to the API. Never throws: without a readable reply it returns the refusal `unavailable`, or `limit_ip` for a
 * response 429 without a refusal of its own.
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

/** Returns the fields that a form sends for what is typed. */
export const sentFields = (
  { fixed, encode }: Pick<FormDefinition, 'fixed' | 'encode'>,
  typed: Submission['fields'],
): Record<string, string> => ({ ...fixed, ...(encode?.(typed) ?? typed) });

/**
 * Returns what the API would refuse about the fields as they are typed.
 * @throws if the schemas cannot be loaded
 */
export async function checkFields(
  form: Pick<FormDefinition, 'pickSchema' | 'fixed' | 'encode'>,
  { fields, siteName }: Pick<Submission, 'fields' | 'siteName'>,
): Promise<SentRefusal[]> {
  return form.pickSchema(await import('./schemas.ts'))(sentFields(form, fields), siteName);
}

/**
 * Checks the fields as the API would, then sends them; once more if the session had to be renewed. Never throws, like
 * `send`.
 */
export async function submit(
  form: FormDefinition,
  { fields, file = null, siteName, post }: Submission,
): Promise<PostReply> {
  const { endpoint, file: fileName = '' } = form;
  try {
    const refusals = await checkFields(form, { fields, siteName });
    if (refusals.length > 0) return { state: 'refused', refusals };
    const body = bodyOf(sentFields(form, fields), fileName, file);
    return await sendAsMember(() => send(endpoint, body, post));
  } catch {
    return refusedAs('unavailable');
  }
}
