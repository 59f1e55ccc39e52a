import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildBaseline } from './baseline/build.ts';
import { launchChromium } from './browser/chromium.ts';
import type { Environment } from './parts/part.ts';
import { benchFolder } from './paths.ts';
import { buildPeer } from './peer/build.ts';
import { buildVersion, copyBuild } from './servers/build.ts';
import { makeCertificate, type Certificate } from './servers/certificate.ts';
import { seedLarge } from './servers/seed.ts';
import { serve, type ServedSite } from './servers/served.ts';
import { startSite } from './servers/site.ts';

/** An environment whose resources are created lazily and disposed at the end. */
export interface DisposableEnvironment extends Environment {
  dispose: () => Promise<void>;
}

/** Returns a function that creates a value on the first call. All callers share it, including a rejected promise. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

interface Options {
  /** Measures the existing build instead of a new one. */
  asBuilt: boolean;
  /** Serves floor and site over HTTP/1.1 instead of TLS and HTTP/2. */
  http1?: boolean;
  /** Overrides the number of rounds of page visits. */
  rounds?: number | null;
  /** Overrides the number of page views after which the heap is measured. */
  views?: number | null;
  /** A git ref of the version to compare with. */
  against?: string | null;
  /** The folder of a built client of Piped. */
  peer?: string | null;
  /** Logs progress. */
  log: (sentence: string) => void;
}

async function seedOnce(log: Options['log']): Promise<string> {
  const dataDir = join(benchFolder, 'data-100000');
  if (!existsSync(join(dataDir, 'seeded'))) {
    log('Seeding 100,000 videos; later runs find them …');
    await seedLarge(dataDir);
  }
  return dataDir;
}

type Track = <Made extends { close: () => Promise<void> }>(made: Made) => Made;

/** Returns both versions of the site: this one, and the one to compare with, if any. */
function createVersions(
  { asBuilt, against = null, log }: Options,
  certificate: () => Certificate | null,
  track: Track,
) {
  const build = once(async () => {
    if (!asBuilt) log('Building the site …');
    return copyBuild(asBuilt);
  });
  const otherVersion = once(async () => {
    if (against === null) return null;
    log(`Building ${against} …`);
    return track(await buildVersion(against));
  });
  const serveSite = async (script: string, dataDir: string): Promise<ServedSite> =>
    track(await serve((publicOrigin) => startSite(script, dataDir, { publicOrigin }), certificate()));
  const site = once(async () => serveSite(await build(), join(benchFolder, 'data')));
  const before = once(async () => {
    const other = await otherVersion();
    return other && serveSite(other.script, join(other.folder, '.cache/bench/data'));
  });
  return { build, otherVersion, site, before };
}

export function createEnvironment(options: Options): DisposableEnvironment {
  const { http1 = false, rounds = null, views = null, peer = null, log } = options;
  const disposers: (() => Promise<void>)[] = [];
  const track: Track = (made) => {
    disposers.push(made.close);
    return made;
  };
  // Created only for pages, because it needs openssl.
  const certificate = once(() => (http1 ? null : makeCertificate()));
  const trustedKey = (): string | null => certificate()?.keyHash ?? null;
  const chromium = once(async () => track(await launchChromium({ trustedKey: trustedKey() })));
  const versions = createVersions(options, certificate, track);
  const baseline = once(async () => {
    const built = await buildBaseline(await chromium(), await versions.site(), certificate());
    track(built.server);
    return built;
  });
  return {
    ...versions,
    chromium,
    trustedKey,
    rounds,
    views,
    baseline,
    peer: once(async () => {
      if (peer === null) throw new Error('Pass the folder of a built client of Piped by --peer.');
      const built = await buildPeer(peer, await baseline(), certificate());
      track(built.server);
      return built;
    }),
    largeData: once(() => seedOnce(log)),
    dispose: async () => {
      for (const end of disposers.toReversed())
        await end().catch((error: unknown) => log(`Something did not end as it should: ${String(error)}`));
    },
  };
}
