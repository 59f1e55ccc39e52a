import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildStories } from '../../.storybook/build.ts';
import { planTestFiles, type IndexEntry } from '../../.storybook/testFiles.ts';
import { files, root } from '../tools/repository.ts';
import { runCommand } from '../tools/runCommand.ts';
import { parsePlaywright } from '../tools/testReport.ts';
import type { KindName } from './flakyWords.ts';
import { parseFailure, parseStoryFailures, type Failure } from './tally.ts';

/** A kind of tests that can be repeated. */
export interface Kind {
  /** Builds what the tests run on. */
  build: () => Promise<unknown>;
  /** Whether the words select any of its tests. Call it after the build. */
  hasTests: () => boolean;
  /** Number of parts of a run. */
  parts: number;
  /** Runs a part of the tests once, from 1 on, without retries, and returns those that failed. */
  run: (part: number) => Promise<Failure[]>;
}

/** Parts of a run of all browser tests: each takes some minutes under load, after which the command may end. */
const browserParts = 12;

/** Counts a run that failed without a failed test as one failure. */
const orWholeRun = (failures: Failure[], { text, status }: { text: string; status: number }): Failure[] =>
  status !== 0 && failures.length === 0 ? [{ test: 'the run', message: text.trim().slice(-600) }] : failures;

function browserTests(words: readonly string[], env: NodeJS.ProcessEnv): Kind {
  const report = join(root, '.cache/reports/browser.json');
  const specs = files('tests/browser/*.spec.ts').filter(
    (path) => words.length === 0 || words.some((word) => basename(path).toLowerCase().includes(word.toLowerCase())),
  );
  const names = words.length === 0 ? [] : specs.map((path) => `/${basename(path)}`);
  const parts = words.length === 0 ? browserParts : 1;
  return {
    parts,
    async build() {
      const { status } = await runCommand('npm run build --silent', env, true);
      if (status !== 0) throw new Error('The site was not built; the lines above say why.');
    },
    hasTests: () => specs.length > 0,
    async run(part) {
      rmSync(report, { force: true });
      const command = `npx playwright test --config tests/playwright.config.ts --retries 0 --shard ${part}/${parts}`;
      const ended = await runCommand([command, ...names].join(' '), env, true);
      return orWholeRun(readFailures(report), ended);
    },
  };
}

function readFailures(report: string): Failure[] {
  try {
    return parsePlaywright(JSON.parse(readFileSync(report, 'utf8'))).failures.map(parseFailure);
  } catch {
    return [];
  }
}

function stories(words: readonly string[], env: NodeJS.ProcessEnv): Kind {
  const folder = join(root, 'storybook-static');
  return {
    parts: 1,
    build: () => buildStories(root, folder),
    hasTests() {
      // Written by Storybook.
      const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
        entries: Record<string, IndexEntry>;
      };
      return planTestFiles(Object.values(entries), words, 1).length > 0;
    },
    async run() {
      const ended = await runCommand(['npx tsx .storybook/check.ts --built --once', ...words].join(' '), env, true);
      return orWholeRun(parseStoryFailures(ended.text), ended);
    },
  };
}

export const kindsOf: Record<KindName, (words: readonly string[], env: NodeJS.ProcessEnv) => Kind> = {
  browser: browserTests,
  stories,
};
