import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildBaseline } from './baseline/build.ts';
import { launchChromium } from './browser/chromium.ts';
import type { Environment } from './parts/part.ts';
import { benchFolder } from './paths.ts';
import { buildVersion, copyBuild } from './servers/build.ts';
import { makeCertificate } from './servers/certificate.ts';
import { seedLarge } from './servers/seed.ts';
import { serve } from './servers/served.ts';
import { startSite } from './servers/site.ts';

/** An environment whose resources are created lazily and disposed at the end. */
export interface DisposableEnvironment extends Environment {
  dispose: () => Promise<void>;
}

/** Memoizes an async factory; a failure is shared by all callers. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | null = null;
  return () => (promise ??= make());
}

interface Options {
  /** Measure the existing build without rebuilding. */
  asBuilt: boolean;
  /** Floor and site without TLS and HTTP/2. */
  http1?: boolean;
  /** How many rounds the pages' parts take, if not as many as they say. */
  rounds?: number | null;
  /** A version to compare with. */
  against?: string | null;
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

export function createEnvironment({
  asBuilt,
  http1 = false,
  rounds = null,
  against = null,
  log,
}: Options): DisposableEnvironment {
  const disposers: (() => Promise<void>)[] = [];
  const track = <Made extends { close: () => Promise<void> }>(made: Made): Made => {
    disposers.push(made.close);
    return made;
  };
  const certificate = http1 ? null : makeCertificate();
  const trustedKey = certificate?.keyHash ?? null;
  const chromium = once(async () => track(await launchChromium({ trustedKey })));
  const build = once(async () => {
    if (!asBuilt) log('Building the site …');
    return copyBuild(asBuilt);
  });
  const site = once(async () => {
    const script = await build();
    return track(await serve((origin) => startSite(script, join(benchFolder, 'data'), origin), certificate));
  });
  const otherVersion = once(async () => {
    if (against === null) return null;
    log(`Building ${against} …`);
    return track(await buildVersion(against));
  });
  const before = once(async () => {
    const other = await otherVersion();
    if (!other) return null;
    const dataDir = join(other.folder, '.cache/bench/data');
    return track(await serve((origin) => startSite(other.script, dataDir, origin), certificate));
  });
  const baseline = once(async () => {
    const built = await buildBaseline(await chromium(), await site(), certificate);
    track(built.server);
    return built;
  });
  return {
    chromium,
    trustedKey,
    rounds,
    site,
    before,
    otherVersion,
    baseline,
    build,
    largeData: once(() => seedOnce(log)),
    dispose: async () => {
      for (const end of disposers.toReversed())
        await end().catch((error: unknown) => log(`Something did not end as it should: ${String(error)}`));
    },
  };
}
