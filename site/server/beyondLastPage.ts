import * as z from 'zod/mini';
import type { Answer } from '../runtime/data/answer.ts';
import type { PageAddress } from '../shared/definePage.ts';

const later = z.number().check(z.gt(1));
/** Props of a list's page that say it is not the first one. */
const onLaterPage = z.union([
  z.object({ page: later }),
  z.object({ address: z.object({ page: later }) }),
  z.object({ state: z.object({ page: later }) }),
]);
const emptyPage = z.object({
  state: z.literal('ready'),
  value: z.object({ entries: z.array(z.unknown()).check(z.length(0)) }),
});

/** Returns whether an address leads beyond the last page of its list; there are endlessly many such addresses. */
export async function isBeyondLastPage(
  { route }: PageAddress,
  answers: Readonly<Record<string, Answer<unknown>>>,
  language: string,
): Promise<boolean> {
  if (!route || !onLaterPage.safeParse(route.props).success) return false;
  const reads = await route.reads(language, null);
  return reads.some(({ key }) => emptyPage.safeParse(answers[key]).success);
}
