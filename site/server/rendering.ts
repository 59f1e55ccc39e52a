import type { SharedConfig } from '../shared/config.ts';
import type { Fetcher } from '../runtime/data/read.ts';
import type { PageAddress } from '../shared/definePage.ts';
import type { AgeCheckState, Rendered, RenderOptions } from './render.tsx';

/** The two ways to render pages: from the build, or from the sources during development. */
export interface Rendering {
  renderPage: (
    config: SharedConfig,
    address: PageAddress,
    fetcher: Fetcher,
    options: RenderOptions,
  ) => Promise<Rendered>;
  renderAgeCheck: (config: SharedConfig, here: string, check: AgeCheckState) => Promise<Rendered>;
  /** Renders an embedded player under an age gate, without a request to the API. */
  renderGatedEmbed: (config: SharedConfig, address: PageAddress) => Promise<Rendered>;
  /** False in development, where cached pages would hide changes of the sources. */
  cachesPages: boolean;
  /** Adds to a finished document what hot reload needs. */
  finish?: (address: string, html: Buffer) => Promise<Buffer>;
  /** False to send no content security policy, because hot reload adds scripts and styles that have no hash. */
  policy?: boolean;
}
