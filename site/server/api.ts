import type { Ask } from '../data/read.ts';
import { askTwice, type UpstreamTimes } from './upstream.ts';

/** What of a visitor the API must know to answer as for them. */
export interface OnBehalf {
  country: string;
  countryHeader: string;
  cookie: string | undefined;
  remote: string;
}

export const headersFor = ({ country, countryHeader, cookie, remote }: OnBehalf): Record<string, string> => ({
  'X-Requested-With': 'XMLHttpRequest',
  'X-Forwarded-For': remote,
  ...(country && { [countryHeader]: country }),
  ...(cookie && { Cookie: cookie }),
});

/** Asks the API from the server, for one visitor. */
export const askApi = (apiOrigin: string, visitor: OnBehalf, { readMs }: UpstreamTimes): Ask => {
  const headers = { ...headersFor(visitor), Referer: `${apiOrigin}/` };
  return (path) => askTwice(apiOrigin + path, { headers, signal: AbortSignal.timeout(readMs), redirect: 'error' });
};
