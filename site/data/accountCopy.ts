import { decodePostReply, type SentRefusal } from '@afterglow/contract/postReply';
import { accountCopy } from './accountForms.ts';
import { poster } from './submit.ts';
import type { Poster } from '../runtime/data/poster.ts';

/**
 * Requests a copy of the account's data. Returns the file's text as the API sends it, without the usual envelope, since
 * it is meant to be saved; or the refusals if there is no copy.
 */
export async function readAccountCopy(post: Poster = poster): Promise<string | readonly SentRefusal[]> {
  const { endpoint, fixed } = accountCopy;
  try {
    const response = await post(endpoint.path(), new URLSearchParams(fixed));
    const text = await response.text();
    if (response.ok) return text;
    const reply = decodePostReply(JSON.parse(text));
    if (reply.state === 'refused') return reply.refusals;
  } catch {
    // Treated like a missing reply.
  }
  return [{ field: 'notify', code: 'unavailable' }];
}
