import type { Config } from '../app/config.ts';
import type { Fetcher } from '../data/read.ts';
import type { Rendered } from './render.tsx';

/** How pages are drawn: from the build, or from the sources while they change. */
export interface Rendering {
  renderPage: (config: Config, path: string, query: URLSearchParams, ask: Fetcher) => Promise<Rendered>;
  renderAgeCheck: (config: Config, here: string, demo: boolean) => Promise<Rendered>;
  /** Kept pages would hide a change of the sources. */
  cachesPages: boolean;
  /** What hot reload adds to a finished document. */
  finish?: (address: string, html: Buffer) => Promise<Buffer>;
  /** False where hot reload needs scripts and styles without a nonce. */
  policy?: boolean;
}
