import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../tools/repository.ts';

export interface Example {
  path: string;
  text: string;
}

interface Report {
  diagnostics: { code: string; filename: string }[];
}

/** Returns the project's lint configuration, with plug-in paths that resolve from any folder. */
function lintConfig(): string {
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    jsPlugins: (string | { name: string; specifier: string })[];
  };
  const jsPlugins = config.jsPlugins.map((plugin) =>
    typeof plugin === 'string'
      ? join(root, plugin)
      : { ...plugin, specifier: fileURLToPath(import.meta.resolve(plugin.specifier)) },
  );
  return JSON.stringify({ ...config, jsPlugins });
}

/**
 * Returns the rules that each example breaks, as `plugin(rule)`. Runs oxlint once for all of them. Each gets a unique
 * file name, unless `sameNames` is set because the examples import each other.
 */
export function lintExamples(examples: readonly Example[], { sameNames = false } = {}): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-lint-'));
  try {
    writeFileSync(join(folder, '.oxlintrc.json'), lintConfig());
    const paths = examples.map(({ path }, index) => (sameNames ? path : path.replace(/(\w+)([^/]*)$/, `$1${index}$2`)));
    for (const [index, path] of paths.entries()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${examples[index]?.text}\n`);
    }
    const { stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--format', 'json', '--report-unused-disable-directives', '.'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as Report;
    return paths.map((path) => diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
