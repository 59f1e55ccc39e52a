import type { SignedIn } from '@afterglow/contract/globals';
import type { ComponentType } from 'react';
import type { Read } from '../data/read.ts';

type ReadsOf<Props> = (props: Props, language: string, user: SignedIn | null) => Read<unknown>[];

/** A page and its reads, in one chunk, so that the route table, which every page loads, stays small. */
export interface PageCode<Props> {
  Page: ComponentType<Props>;
  reads: ReadsOf<Props>;
  deferredReads?: (props: Props, language: string) => Read<unknown>[];
}
