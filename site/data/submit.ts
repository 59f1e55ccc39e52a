import { decodePostReply, refusedAs, type PostReply } from '@afterglow/fixtures/contract/postReply';
import { timeoutMs } from './fetcher.ts';
import type { FormDefinition } from './forms.ts';
import { jsonUpTo } from './read.ts';

/** Sends fields to a path of the API; differs between browser (its own origin) and server (the API's). */
export type Poster = (path: string, fields: URLSearchParams) => Promise<Response>;

/** Posts to the page's own origin, which proxies to the API. */
export const poster: Poster = (path, fields) =>
  fetch(path, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: fields,
    signal: AbortSignal.timeout(timeoutMs),
  });

export interface Submission {
  fields: Readonly<Record<string, string>>;
  /** Of the brand: nobody may take it as a user name or password. */
  siteName: string;
  post: Poster;
}

/**
 * Checks the fields as the API would, then sends them. Never throws: without a reply the form is refused as
 * `unavailable`, and so it is while too many requests are answered with nothing else.
 */
export async function submit(
  { endpoint, fixed, pickSchema }: FormDefinition,
  { fields, siteName, post }: Submission,
): Promise<PostReply> {
  try {
    const refusals = pickSchema(await import('./schemas.ts'))(fields, siteName);
    if (refusals.length > 0) return { state: 'refused', refusals };
    const response = await post(endpoint.path(), new URLSearchParams({ ...fixed, ...fields }));
    const reply = decodePostReply(await jsonUpTo(response, endpoint.maxReplyBytes).catch(() => null));
    return response.status === 429 && reply.state === 'refused' && reply.refusals[0]?.code === 'unavailable'
      ? refusedAs('limit_ip')
      : reply;
  } catch {
    return refusedAs('unavailable');
  }
}
