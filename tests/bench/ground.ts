import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takePhone } from './browser/phone.ts';
import { buildFloor } from './floor/build.ts';
import type { Ground } from './parts/part.ts';
import { benchFolder } from './places.ts';
import { takeBuild } from './servers/build.ts';
import { seedLarge } from './servers/seed.ts';
import { startSite } from './servers/site.ts';

/** Ground that is made as parts ask for it, and cleared away at the end. */
export interface OwnGround extends Ground {
  clear: () => Promise<void>;
}

/** Makes something when it is first asked for; a failure is told to everybody who asks. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => (made ??= make());
}

interface Options {
  /** Measure the build that is there, whatever its sources say. */
  asBuilt: boolean;
  /** Says what is being done. */
  say: (sentence: string) => void;
}

export function makeGround({ asBuilt, say }: Options): OwnGround {
  const endings: (() => Promise<void>)[] = [];
  const ended = <Made extends { close: () => Promise<void> }>(made: Made): Made => {
    endings.push(made.close);
    return made;
  };
  const phone = once(async () => ended(await takePhone()));
  const build = once(async () => {
    if (!asBuilt) say('Building the site …');
    return takeBuild(asBuilt);
  });
  const site = once(async () => ended(await startSite(await build(), join(benchFolder, 'data'))).origin);
  const floor = once(async () => {
    const built = await buildFloor(await phone(), await site());
    ended(built.server);
    return built;
  });
  const largeData = once(async () => {
    const dataDir = join(benchFolder, 'data-100000');
    if (!existsSync(join(dataDir, 'seeded'))) {
      say('Seeding 100,000 videos; later runs find them …');
      await seedLarge(dataDir);
    }
    return dataDir;
  });
  return {
    phone,
    site,
    floor,
    build,
    largeData,
    clear: async () => {
      for (const end of endings.toReversed())
        await end().catch((error: unknown) => say(`Something did not end as it should: ${String(error)}`));
    },
  };
}
