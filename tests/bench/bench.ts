import { askForCalm } from './calm.ts';
import { makeGround } from './ground.ts';
import { thisMachine } from './machine.ts';
import type { Figure } from './figures.ts';
import { database } from './parts/database.ts';
import { hydrate } from './parts/hydrate.ts';
import { list } from './parts/list.ts';
import type { Part } from './parts/part.ts';
import { server } from './parts/server.ts';
import { touch } from './parts/touch.ts';
import { video } from './parts/video.ts';
import { tell } from './report.ts';

/**
 * `npm run bench [-- part …] [--strict] [--as-built] [--calm]`: how fast the site is, beside floors measured in the same run.
 * A missed limit is told and no failure, unless `--strict`. `--as-built` measures the build that is there. `--calm` waits
 * before each visit until the machine has little else to do.
 */
const parts: Record<string, Part> = { list, video, touch, hydrate, server, database };

async function bench(names: readonly string[], asBuilt: boolean): Promise<boolean> {
  const begun = Date.now();
  const machine = thisMachine();
  const say = (sentence: string): void => console.log(sentence);
  const ground = makeGround({ asBuilt, say });
  const figures: Figure[] = [];
  const failures: Record<string, string> = {};
  const stop = (): void => void ground.clear().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for (const name of names) {
      const part = parts[name];
      if (!part) continue;
      say(`Measuring ${name} …`);
      try {
        figures.push(...(await part(ground)));
      } catch (error) {
        failures[name] = error instanceof Error ? error.message : String(error);
      }
    }
    machine.chromium = names.some((name) => name !== 'server' && name !== 'database')
      ? await ground.phone().then(
          ({ version }) => version,
          () => 'none',
        )
      : 'not needed';
  } finally {
    await ground.clear();
  }
  tell({ machine, figures, failures, took: (Date.now() - begun) / 1_000 });
  return figures.every(({ held }) => held !== false) && Object.keys(failures).length === 0;
}

const known = ['--strict', '--as-built', '--calm'];
const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = [...asked.filter((word) => !(word in parts)), ...options.filter((word) => !known.includes(word))];
if (unknown.length > 0) {
  console.error(
    `The bench knows no ${unknown.join(', ')}. Its parts are ${Object.keys(parts).join(', ')}; its options ${known.join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  if (options.includes('--calm')) askForCalm();
  const good = await bench(asked.length > 0 ? asked : Object.keys(parts), options.includes('--as-built'));
  if (options.includes('--strict') && !good) process.exitCode = 1;
}
