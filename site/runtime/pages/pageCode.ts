import type { ReactNode } from 'react';
import type { Read } from '../data/read.ts';

type Reads = Read<unknown>[];

/** The visitor, as the site knows them. */
export interface OfUser {
  user: unknown;
}

/** Returns the value of a page's read; null if it has no ready answer. */
export type KnownValue = <Value>(read: Read<Value>) => Value | null;

/**
 * A page and its reads, in a chunk of their own, so that the table of pages, which every page loads, stays small.
 * `Visitor` is who visits, as the site knows them.
 */
export interface PageCode<Props, Visitor extends OfUser> {
  Page: (props: Props) => ReactNode;
  /** Reads that the page cannot do without; its status depends on these alone. */
  reads: (props: Props, language: string, user: Visitor['user']) => Reads;
  /**
   * Reads of secondary content, without which the page is rendered if need be. They neither delay the server's response
   * nor compete with the main content for a browser's bandwidth.
   */
  deferredReads?: (props: Props, language: string, visitor: Visitor) => Reads;
  /**
   * Reads of what a member has done with the subjects of the answers (D60); deferred as well. Some ids are known only
   * from the page's answers; before those there are no such reads. On the server only, as a browser sends these requests
   * once the page is hydrated: false there, so that the build leaves them out.
   */
  ownReads?: false | (() => Promise<(props: Props, known: KnownValue) => Reads>);
}
