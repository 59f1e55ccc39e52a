import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `tsx messages/build.ts extract` writes en.json from the messages in the components; without an argument it compiles
 * every language into compiled/, so that no parser is needed at runtime.
 */
const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const cli = join(dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')), 'bin', 'formatjs');
const formatjs = (...words: string[]) =>
  execFileSync(process.execPath, [cli, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });

if (process.argv[2] === 'extract') {
  formatjs(
    'extract',
    '**/*.{ts,tsx}',
    '--ignore',
    '**/*.stories.tsx',
    '--ignore',
    '**/*.d.ts',
    '--format',
    'simple',
    '--out-file',
    'messages/en.json',
  );
}
mkdirSync(join(here, 'compiled'), { recursive: true });
for (const file of readdirSync(here).filter((name) => name.endsWith('.json'))) {
  // Without --format simple the compiler writes {} and only warns.
  formatjs('compile', `messages/${file}`, '--ast', '--format', 'simple', '--out-file', `messages/compiled/${file}`);
}
