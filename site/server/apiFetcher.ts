import { requestIdHeader } from '@afterglow/operation/requestId';
import type { Fetcher } from '../data/read.ts';
import type { Poster } from '../data/submit.ts';
import { fetchWithRetry, type UpstreamTimes } from './upstream.ts';

/** What the API must know about a visitor to answer on their behalf. */
export interface ForwardedVisitor {
  country: string;
  countryHeader: string;
  cookie: string | undefined;
  remote: string;
  /** Joins the logs of both. */
  requestId: string;
}

export const forwardedHeaders = ({
  country,
  countryHeader,
  cookie,
  remote,
  requestId,
}: ForwardedVisitor): Record<string, string> => ({
  'X-Requested-With': 'XMLHttpRequest',
  'X-Forwarded-For': remote,
  [requestIdHeader]: requestId,
  ...(country && { [countryHeader]: country }),
  ...(cookie && { Cookie: cookie }),
});

/** Requests the API from the server, on behalf of one visitor. */
export const apiFetcher = (apiOrigin: string, visitor: ForwardedVisitor, { readMs }: UpstreamTimes): Fetcher => {
  const headers = { ...forwardedHeaders(visitor), Referer: `${apiOrigin}/` };
  return (path, body) =>
    fetchWithRetry(apiOrigin + path, {
      method: body ? 'POST' : 'GET',
      body: body ?? null,
      headers,
      signal: AbortSignal.timeout(readMs),
      redirect: 'error',
    });
};

/** Posts to the API from the server, on behalf of one visitor; never repeated. */
export const apiPoster =
  (
    apiOrigin: string,
    visitor: ForwardedVisitor & { userAgent?: string | undefined },
    { readMs }: UpstreamTimes,
  ): Poster =>
  (path, fields) =>
    fetch(apiOrigin + path, {
      method: 'POST',
      headers: {
        ...forwardedHeaders(visitor),
        ...(visitor.userAgent !== undefined && { 'User-Agent': visitor.userAgent }),
        Referer: `${apiOrigin}/`,
      },
      body: fields,
      signal: AbortSignal.timeout(readMs),
      redirect: 'error',
    });
