import type { SharedConfig } from '../kit/config.ts';
import type { Fetcher } from '../data/read.ts';
import type { PageAddress } from '../shell/routes.ts';
import type { AgeCheckState, Rendered, RenderOptions } from './render.tsx';

/** How pages are rendered: from the build, or from the sources during development. */
export interface Rendering {
  renderPage: (
    config: SharedConfig,
    address: PageAddress,
    fetcher: Fetcher,
    options: RenderOptions,
  ) => Promise<Rendered>;
  renderAgeCheck: (config: SharedConfig, here: string, check: AgeCheckState) => Promise<Rendered>;
  /** What an embedded player is under an age gate. It makes no request to the API. */
  renderGatedEmbed: (config: SharedConfig, address: PageAddress) => Promise<Rendered>;
  /** False in development, where cached pages would hide changes of the sources. */
  cachesPages: boolean;
  /** Adds what hot reload needs to a finished document. */
  finish?: (address: string, html: Buffer) => Promise<Buffer>;
  /** False if hot reload needs scripts and styles without a nonce. */
  policy?: boolean;
}
