import type { Baseline } from '../baseline/build.ts';
import type { Chromium } from '../browser/chromium.ts';
import type { Figure } from '../figures.ts';
import type { Peer } from '../peer/build.ts';
import type { OtherVersion } from '../servers/build.ts';
import type { ServedSite } from '../servers/served.ts';

/** Resources of the benchmark, each created on first use. */
export interface Environment {
  chromium: () => Promise<Chromium>;
  /** Overrides the number of rounds of page visits; null for each part's own. */
  rounds: number | null;
  /** Overrides the number of page views after which the heap is measured; null for the default. */
  views: number | null;
  /** SHA-256 of the public key of the servers' certificate, in base64; null over HTTP/1.1. */
  trustedKey: () => string | null;
  /** The site with the sample catalogue. */
  site: () => Promise<ServedSite>;
  /** The version of the site to compare with; null if there is none. */
  before: () => Promise<ServedSite | null>;
  /** The build of that version. */
  otherVersion: () => Promise<OtherVersion | null>;
  baseline: () => Promise<Baseline>;
  /** The other front end to measure. Throws if none was given. */
  peer: () => Promise<Peer>;
  /** The script of the built site's server. */
  build: () => Promise<string>;
  /** A data folder with 100,000 videos. Only one process at a time can open it. */
  largeData: () => Promise<string>;
}

export type Part = (environment: Environment) => Promise<Figure[]>;
