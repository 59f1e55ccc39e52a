import type { Baseline } from '../baseline/build.ts';
import type { Chromium } from '../browser/chromium.ts';
import type { Figure } from '../figures.ts';
import type { OtherVersion } from '../servers/build.ts';
import type { ServedSite } from '../servers/served.ts';

/** Resources of the benchmark, each created on first use. */
export interface Environment {
  chromium: () => Promise<Chromium>;
  /** How many rounds the pages' parts take, if not as many as they say. */
  rounds: number | null;
  /** How many page views the heap is measured after, if not as many as it says. */
  views: number | null;
  /** SHA-256 of the key of the servers' certificate, base64; null over HTTP/1.1. */
  trustedKey: () => string | null;
  /** The site with the sample catalogue. */
  site: () => Promise<ServedSite>;
  /** Another version of the site to compare with, if there is one. */
  before: () => Promise<ServedSite | null>;
  /** Its build. */
  otherVersion: () => Promise<OtherVersion | null>;
  baseline: () => Promise<Baseline>;
  /** The script of the built site's server. */
  build: () => Promise<string>;
  /** A data folder with 100,000 videos; it can only be opened by one user at a time. */
  largeData: () => Promise<string>;
}

export type Part = (environment: Environment) => Promise<Figure[]>;
