import type { Config } from '../app/config.ts';
import type { Fetcher } from '../data/read.ts';
import type { Rendered } from './render.tsx';

/** How pages are rendered: from the build, or from the sources during development. */
export interface Rendering {
  renderPage: (config: Config, path: string, query: URLSearchParams, ask: Fetcher) => Promise<Rendered>;
  renderAgeCheck: (config: Config, here: string, demo: boolean) => Promise<Rendered>;
  /** False in development, where cached pages would hide changes of the sources. */
  cachesPages: boolean;
  /** Adds what hot reload needs to a finished document. */
  finish?: (address: string, html: Buffer) => Promise<Buffer>;
  /** False if hot reload needs scripts and styles without a nonce. */
  policy?: boolean;
}
