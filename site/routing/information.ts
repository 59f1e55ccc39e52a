import type { PlainPage } from '@afterglow/design-system/reader/pageHrefs.ts';
import { pageHrefs } from './pageHrefs.ts';
import type { Params } from './pathMatcher.ts';

/** The information pages, by the names that texts use for their routes (R15, R20). */
const pages = ['dmca', 'support', 'terms', 'privacy', 'records', 'cookies'] as const satisfies readonly PlainPage[];

export const informationPaths: readonly string[] = pages.map((page) => pageHrefs.page(page));

export function parseInformationRoute({ page: path = '' }: Params): { page: (typeof pages)[number] } | null {
  const page = pages.find((one) => pageHrefs.page(one) === `/information/${path}/`);
  return page === undefined ? null : { page };
}
