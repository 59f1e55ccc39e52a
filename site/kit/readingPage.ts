import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { readingPage as pageThatReads, type ReadingPage } from '../runtime/pages/readingPage.ts';
import { useConfig } from './config.ts';
import type { PageCode } from './pageCode.ts';

export type { AnswersTo } from '../runtime/pages/readingPage.ts';

function useVisitor() {
  const { language } = useReader();
  const { user } = useConfig();
  return { language, user };
}

/** Returns the code of a page of this site that gets the answers to its reads as props. */
export const readingPage = <Props extends object, Needed extends object, Deferred extends object = object>(
  page: ReadingPage<Props, SignedIn | null, Needed, Deferred>,
): PageCode<Props> => pageThatReads(page, useVisitor);
