import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools/repository.ts';
import { parseLines, parsePlaywright, parseVitest, type TestReport } from './tools/testReport.ts';

/** A step of `npm test`. */
export interface Step {
  name: string;
  command: string;
  /** Parses the report or the output. A step without it counts as one test. */
  parse?: (output: string) => TestReport;
}

/**
 * Stages run one after the other. The lanes of a stage run in parallel, because their steps often wait for a disk, a
 * process or a single core. A step that writes the generated files, or uses both cores, has a stage of its own.
 */
export type Stages = Step[][][];

export const reports = join(root, '.cache/reports');

const readReport = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'));
const readVitest = (file: string) => (): TestReport => parseVitest(readReport(file));

export const steps = {
  types: { name: 'types', command: 'npx tsc -b' },
  lint: { name: 'lint', command: 'npm run lint --silent' },
  messages: { name: 'messages', command: 'npx tsx design-system/messages/verify.ts' },
  unit: {
    name: 'unit and contract',
    command: "npx vitest run --config tests/vitest.config.ts --project '!api*'",
    parse: readVitest('unit.json'),
  },
  api: {
    name: 'API',
    command: `npx vitest run --config tests/vitest.config.ts --project 'api*' --outputFile.json ${join(reports, 'api.json')}`,
    parse: readVitest('api.json'),
  },
  packages: {
    name: 'package',
    command: 'npx vitest run --config tests/package.config.ts',
    parse: readVitest('package.json'),
  },
  size: { name: 'size', command: 'npm run size --silent', parse: parseLines },
  build: { name: 'build', command: 'npm run build --silent' },
  start: {
    name: 'start',
    command: 'npx vitest run --config tests/start.config.ts',
    parse: readVitest('start.json'),
  },
  stories: { name: 'stories', command: 'npx tsx .storybook/check.ts', parse: parseLines },
  browser: {
    name: 'browser',
    command: 'npx playwright test --config tests/playwright.config.ts',
    parse: () => parsePlaywright(readReport('browser.json')),
  },
} satisfies Record<string, Step>;

const { types, lint, messages, unit, api, packages, size, build, start, stories, browser } = steps;

export const allStages: Stages = [
  [[build, packages]],
  [
    [types, lint, messages, size, start],
    [unit, api],
  ],
  [[stories]],
  [[browser]],
];
