import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { commandOf, run } from './build.ts';
import { findUncovered, parseCoverage } from './storyCoverage.ts';

/**
 * `npm run uncovered -- VideoPlayer`: plays the stories of what the arguments name, and lists the lines and branches of
 * their components that none of them reaches. What no story can show is in excused.json, by file and line, with a reason.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const words = process.argv.slice(2);
const excusedFile = readFileSync(new URL('excused.json', import.meta.url), 'utf8');
const excused = z.record(z.string(), z.record(z.string(), z.string())).parse(JSON.parse(excusedFile));
const reports = join(root, '.cache/story-coverage');

const include =
  words.length === 0 ? ['design-system/**/*.tsx'] : words.map((word) => `design-system/**/${word}/**/*.tsx`);
const failure: unknown = await run(
  process.execPath,
  [
    ...[commandOf('vitest', 'vitest', root), 'run', '--config', 'vitest.config.ts'],
    ...['--coverage.enabled', '--coverage.reporter=json', '--coverage.reportOnFailure'],
    ...include.map((files) => `--coverage.include=${files}`),
    ...words,
  ],
  { cwd: root, show: true },
).then(
  () => null,
  (error: unknown) => error,
);
if (failure) console.log('Some stories failed: what they would reach may be listed below.');

const coverage = parseCoverage(JSON.parse(readFileSync(join(reports, 'coverage-final.json'), 'utf8')));
const found = coverage.flatMap((file) => {
  const path = relative(root, file.path);
  const lines = readFileSync(file.path, 'utf8').split('\n');
  return findUncovered(file, lines).flatMap(({ line, what }) => {
    const text = lines[line - 1]?.trim() ?? '';
    return excused[path]?.[text] === undefined ? [`${path}:${line}: ${what}: ${text}`] : [];
  });
});
console.log(found.join('\n'));
console.log(
  found.length === 0
    ? 'Stories reach every line and branch, or it is excused.'
    : `Stories miss ${found.length} lines and branches. Show them, or excuse them in .storybook/excused.json.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
