import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchPhone } from './browser/phone.ts';
import { buildBaseline } from './baseline/build.ts';
import type { Environment } from './parts/part.ts';
import { benchFolder } from './paths.ts';
import { copyBuild } from './servers/build.ts';
import { seedLarge } from './servers/seed.ts';
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
  /** Logs progress. */
  log: (sentence: string) => void;
}

export function createEnvironment({ asBuilt, log }: Options): DisposableEnvironment {
  const disposers: (() => Promise<void>)[] = [];
  const track = <Made extends { close: () => Promise<void> }>(made: Made): Made => {
    disposers.push(made.close);
    return made;
  };
  const phone = once(async () => track(await launchPhone()));
  const build = once(async () => {
    if (!asBuilt) log('Building the site …');
    return copyBuild(asBuilt);
  });
  const site = once(async () => track(await startSite(await build(), join(benchFolder, 'data'))).origin);
  const baseline = once(async () => {
    const built = await buildBaseline(await phone(), await site());
    track(built.server);
    return built;
  });
  const largeData = once(async () => {
    const dataDir = join(benchFolder, 'data-100000');
    if (!existsSync(join(dataDir, 'seeded'))) {
      log('Seeding 100,000 videos; later runs find them …');
      await seedLarge(dataDir);
    }
    return dataDir;
  });
  return {
    phone,
    site,
    baseline,
    build,
    largeData,
    dispose: async () => {
      for (const end of disposers.toReversed())
        await end().catch((error: unknown) => log(`Something did not end as it should: ${String(error)}`));
    },
  };
}
