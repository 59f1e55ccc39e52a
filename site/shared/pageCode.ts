import type { PageCode as CodeOfPage } from '../runtime/pages/pageCode.ts';
import type { SharedConfig } from './config.ts';

export type { KnownValue } from '../runtime/pages/pageCode.ts';

/** Facts about the visitor that the reads of a page may depend on, besides the address and the language. */
export type PageVisitor = Pick<SharedConfig, 'user' | 'home_rows' | 'brand'>;

/** The code of a page of this site. */
export type PageCode<Props> = CodeOfPage<Props, PageVisitor>;
