import { refuseRedirect } from '@afterglow/operation/refuseRedirect';
import { requestIdHeader } from '@afterglow/operation/requestId';
import type { Fetcher } from '../data/read.ts';
import type { Poster } from '../data/poster.ts';
import { fetchWithRetry, type UpstreamTimes } from './upstream.ts';

/** Facts about a visitor that the API needs to answer on their behalf. */
export interface ForwardedVisitor {
  country: string;
  countryHeader: string;
  cookie: string | undefined;
  remote: string;
  /** Connects the log entries of site and API. */
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

/** Returns a fetcher that requests the API from the server, on behalf of one visitor. */
export const apiFetcher = (apiOrigin: string, visitor: ForwardedVisitor, { readMs }: UpstreamTimes): Fetcher => {
  const headers = { ...forwardedHeaders(visitor), Referer: `${apiOrigin}/` };
  return (path, body) =>
    fetchWithRetry(apiOrigin + path, {
      method: body ? 'POST' : 'GET',
      body: body ?? null,
      headers,
      signal: AbortSignal.timeout(readMs),
      redirect: 'manual',
    }).then(refuseRedirect);
};

/** Returns a poster that posts to the API from the server, on behalf of one visitor. It never retries. */
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
      redirect: 'manual',
    }).then(refuseRedirect);
