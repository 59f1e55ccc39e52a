import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { readingPage as pageThatReads, type ReadingPage } from '../runtime/pages/readingPage.ts';
import { useConfig } from './config.ts';
import type { PageCode, PageVisitor } from './pageCode.ts';

export type { AnswersTo } from '../runtime/pages/readingPage.ts';

function useVisitor(): { language: string; visitor: PageVisitor } {
  const { language } = useReader();
  return { language, visitor: useConfig() };
}

/** Returns the code of a page of this site that gets the answers to its reads as props. */
export const readingPage = <Props extends object, Needed extends object, Deferred extends object = object>(
  page: ReadingPage<Props, PageVisitor, Needed, Deferred>,
): PageCode<Props> => pageThatReads(page, useVisitor);
