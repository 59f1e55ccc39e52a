/**
 * `npm run hard -- [part …] [--minutes n] [--seed n] [--fresh]`: attacks and faults on a larger scale than tests can
 * afford, on 127.0.0.1 alone, against the built site. Each part runs for at most n minutes (10) and is continued by the
 * next run until it is whole; `--fresh` begins anew, and `--seed` repeats one round. Prints a table, and exits with 1 if
 * anything was found. docs/hardening.md keeps the last one.
 */
import { existsSync } from 'node:fs';
import { siteEntry } from '../tools/spawnSite.ts';
import { root } from '../tools/repository.ts';
import { nameTree } from '../tools/treeState.ts';
import { parseHardWords } from './hardWords.ts';
import { parts } from './parts.ts';
import { forgetProgress, progressFile, progressFolder, readProgress, writeProgress } from './progress.ts';
import { runPart, runSeed } from './runPart.ts';
import { formatTable, type Row } from './table.ts';

if (!existsSync(siteEntry(root))) throw new Error('The site is not built. Run "npm run build" first.');
process.env['BUILT_API'] = '1';
const { parts: names, minutes, seed, isFresh } = parseHardWords(process.argv.slice(2), [...parts.keys()]);
const state = nameTree(progressFolder);
const rows: Row[] = [];
let isClean = true;

for (const [name, part] of parts) {
  if (!names.includes(name)) continue;
  if (seed !== null) {
    const found = await runSeed(part, seed);
    console.log(found.length > 0 ? found.join('\n') : `${name}: nothing was found with the seed ${seed}.`);
    isClean &&= found.length === 0;
    continue;
  }
  const file = progressFile(name);
  if (isFresh) forgetProgress(file);
  const progress = await runPart(part, readProgress(file), {
    endsAt: performance.now() + minutes * 60_000,
    clock: () => performance.now(),
    state,
    save: (now) => {
      writeProgress(file, now);
      console.log(`${name}: ${now.rounds} of ${part.rounds} rounds, ${now.found.length} found`);
    },
  });
  rows.push({ name, part, progress });
  isClean &&= progress.found.length === 0;
}
if (rows.length > 0) console.log(`\n${formatTable(rows)}`);
process.exitCode = isClean ? 0 : 1;
