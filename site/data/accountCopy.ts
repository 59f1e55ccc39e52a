import { decodePostReply, type SentRefusal } from '@afterglow/contract/postReply';
import { accountCopy } from './accountForms.ts';
import { poster, type Poster } from './submit.ts';

/** The data of an account as the API sends it, or why it does not. It has no envelope, as everybody may keep it. */
export async function readAccountCopy(post: Poster = poster): Promise<string | readonly SentRefusal[]> {
  const { endpoint, fixed } = accountCopy;
  try {
    const response = await post(endpoint.path(), new URLSearchParams(fixed));
    const text = await response.text();
    if (response.ok) return text;
    const reply = decodePostReply(JSON.parse(text));
    if (reply.state === 'refused') return reply.refusals;
  } catch {
    // The same as no answer.
  }
  return [{ field: 'notify', code: 'unavailable' }];
}
