import type { SignedIn } from '@afterglow/contract/globals';
import type { PageCode as CodeOfPage } from '../runtime/pages/pageCode.ts';

export type { KnownValue } from '../runtime/pages/pageCode.ts';

/** The code of a page of this site, whose reads may depend on the signed-in member. */
export type PageCode<Props> = CodeOfPage<Props, SignedIn | null>;
