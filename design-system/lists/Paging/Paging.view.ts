import type { Reader } from '../../reader/reader.ts';
import type { PagingProps } from './Paging.tsx';

export interface Pages {
  current: number;
  /** Number of the last page; 1 if the list is empty. */
  last: number;
  href: (page: number) => string;
}

/**
 * Returns links to the first page, the last, and one on each side of the current one. A gap stands for one page or
 * more.
 */
export function paging({ current, last, href }: Pages, { intl }: Reader): PagingProps {
  const here = Math.min(current, last);
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter((page) => shownPages(page, here, last));
  return {
    steps: shown.map((page, index) => ({
      number: intl.formatNumber(page),
      href: href(page),
      current: page === current,
      afterGap: index > 0 && page - (shown[index - 1] ?? 0) > 1,
    })),
    previous: current > 1 ? href(Math.min(current - 1, last)) : null,
    next: current < last ? href(current + 1) : null,
  };
}

/**
 * Whether a page has a link. Near either end, the pages up to that end have links without a gap, so that the number of
 * links stays constant.
 */
function shownPages(page: number, here: number, last: number): boolean {
  if (page === 1 || page === last) return true;
  if (here <= 3) return page <= 4;
  if (here >= last - 2) return page >= last - 3;
  return Math.abs(page - here) <= 1;
}
