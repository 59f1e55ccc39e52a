import { createElement, type ReactNode } from 'react';
import type { Resource } from '../data/answer.ts';
import type { Read } from '../data/read.ts';
import { useResource } from '../data/useResource.ts';
import { readsIn } from './namedReads.ts';
import type { OfUser, PageCode } from './pageCode.ts';

type NamedReads = (...of: never) => object;

type Answers<Named> = {
  [Name in keyof Named]: Named[Name] extends Read<infer Value> | null ? Resource<Value> : never;
};

/** The answers to the reads of a page, by their names. */
export type AnswersTo<Reads extends NamedReads> = Answers<ReturnType<Reads>>;

export interface ReadingPage<Props, Visitor extends OfUser, Needed, Deferred> extends Pick<
  PageCode<Props, Visitor>,
  'ownReads'
> {
  /** Gets the answers to the reads, by their names. */
  Page: (props: NoInfer<Props> & Answers<Needed> & Answers<Deferred>) => ReactNode;
  /** Reads that the page cannot do without; null skips one. */
  reads: (props: Props, language: string, user: Visitor['user']) => Needed;
  /** Reads of secondary content. */
  deferredReads?: (props: Props, language: string, visitor: Visitor) => Deferred;
}

/** Returns the answers to named reads, whose names are the same at each rendering. */
function useAnswers(named: object): Record<string, Resource<unknown>> {
  const answers = Object.entries<Read<unknown> | null>({ ...named }).map(
    // oxlint-disable-next-line react/rules-of-hooks -- the names, and so the number of hooks, never change
    ([name, read]) => [name, useResource(read)] as const,
  );
  return Object.fromEntries(answers);
}

/**
 * Returns the code of a page that gets the answers to its reads as props, so that it declares each read once.
 * @param useVisitor returns whom the page is rendered for
 */
export function readingPage<
  Props extends object,
  Visitor extends OfUser,
  Needed extends object,
  Deferred extends object = object,
>(
  { Page, reads, deferredReads, ...code }: ReadingPage<Props, Visitor, Needed, Deferred>,
  useVisitor: () => { language: string; visitor: Visitor },
): PageCode<Props, Visitor> {
  return {
    ...code,
    Page: function Reading(props: Props) {
      const { language, visitor } = useVisitor();
      const answers = useAnswers({
        ...reads(props, language, visitor.user),
        ...deferredReads?.(props, language, visitor),
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- holds an answer by each name of a read
      return createElement(Page, { ...props, ...answers } as Props & Answers<Needed> & Answers<Deferred>);
    },
    reads: (props, language, user) => readsIn(reads(props, language, user)),
    deferredReads: (props, language, visitor) =>
      deferredReads ? readsIn(deferredReads(props, language, visitor)) : [],
  };
}
