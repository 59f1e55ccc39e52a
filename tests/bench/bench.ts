import { enableWaitForIdle } from './waitForIdle.ts';
import { createEnvironment } from './environment.ts';
import { describeMachine } from './machine.ts';
import type { Figure } from './figures.ts';
import { database } from './parts/database.ts';
import { hydrate } from './parts/hydrate.ts';
import { list } from './parts/list.ts';
import type { Part } from './parts/part.ts';
import { server } from './parts/server.ts';
import { touch } from './parts/touch.ts';
import { video } from './parts/video.ts';
import { writeReport } from './report.ts';

/**
 * `npm run bench [-- part …] [--strict] [--as-built] [--calm]`: speed of the site relative to baselines measured in the same run.
 * A missed limit is reported, and only fails with `--strict`. `--as-built` measures the existing build. `--calm` waits
 * before each visit until the machine is idle.
 */
const parts: Record<string, Part> = { list, video, touch, hydrate, server, database };

async function bench(names: readonly string[], asBuilt: boolean): Promise<boolean> {
  const startedAt = Date.now();
  const machine = describeMachine();
  const log = (sentence: string): void => console.log(sentence);
  const environment = createEnvironment({ asBuilt, log });
  const figures: Figure[] = [];
  const failures: Record<string, string> = {};
  const stop = (): void => void environment.dispose().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for (const name of names) {
      const part = parts[name];
      if (!part) continue;
      log(`Measuring ${name} …`);
      try {
        figures.push(...(await part(environment)));
      } catch (error) {
        failures[name] = error instanceof Error ? error.message : String(error);
      }
    }
    machine.chromium = names.some((name) => name !== 'server' && name !== 'database')
      ? await environment.phone().then(
          ({ version }) => version,
          () => 'none',
        )
      : 'not needed';
  } finally {
    await environment.dispose();
  }
  writeReport({ machine, figures, failures, tookSeconds: (Date.now() - startedAt) / 1_000 });
  return figures.every(({ passed }) => passed !== false) && Object.keys(failures).length === 0;
}

const knownOptions = ['--strict', '--as-built', '--calm'];
const args = process.argv.slice(2);
const options = args.filter((word) => word.startsWith('--'));
const requestedParts = args.filter((word) => !word.startsWith('--'));
const unknown = [
  ...requestedParts.filter((word) => !(word in parts)),
  ...options.filter((word) => !knownOptions.includes(word)),
];
if (unknown.length > 0) {
  console.error(
    `The bench knows no ${unknown.join(', ')}. Its parts are ${Object.keys(parts).join(', ')}; its options ${knownOptions.join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  if (options.includes('--calm')) enableWaitForIdle();
  const good = await bench(
    requestedParts.length > 0 ? requestedParts : Object.keys(parts),
    options.includes('--as-built'),
  );
  if (options.includes('--strict') && !good) process.exitCode = 1;
}
