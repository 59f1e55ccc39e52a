import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { importGraph } from '../rules/importCycles.ts';
import { allStages, steps, type Stages, type Step } from '../steps.ts';
import { files, root } from '../tools/repository.ts';
import { findChangedFiles, type ChangedFiles } from './changedFiles.ts';
import { planOf, reasonForAll, type Plan } from './plan.ts';

const readScripts = (): Map<string, string> =>
  new Map(
    files(...['ts', 'tsx', 'js', 'mjs'].map((end) => `*.${end}`)).map((path) => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]),
  );

/**
 * Returns the stages that a change can affect: the difference from the main branch or from a commit. Prints its choice.
 */
export function changedStages(since?: string): Stages {
  const change = findChangedFiles(since);
  console.log(`${change.paths.length} files differ from ${change.base.slice(0, 9)}.`);
  if (change.paths.length === 0) return [];
  const reason = reasonForAll(change.paths);
  if (reason) {
    console.log(`Everything runs, as everything depends on this:\n  ${reason}`);
    return allStages;
  }
  const texts = readScripts();
  const graph = importGraph([...texts].map(([path, text]) => ({ path, text })));
  const plan = planOf(change.paths, { texts, graph });
  console.log(describePlan(plan));
  return stagesOf(plan, change);
}

export const describePlan = ({ lint, readers, stories, specs, steps }: Plan): string =>
  [
    `lint: ${lint.length} files`,
    `unit tests: those that import a changed file, and ${readers.length} files of tests that read files`,
    `stories: ${stories === null ? 'all' : `${stories.length} files`}`,
    `browser: ${specs === null ? 'all specs' : specs.map((path) => basename(path)).join(', ') || 'no spec'}`,
    `further steps: ${steps.join(', ') || 'none'}`,
  ].join('\n');

const quote = (paths: readonly string[]): string => paths.map((path) => `'${path}'`).join(' ');

const changedSteps = (plan: Plan, { base }: ChangedFiles): Record<'lint' | 'unit' | 'readers' | 'api', Step> => {
  const related = `--passWithNoTests --changed ${base}`;
  return {
    lint: { ...steps.lint, command: lintCommand(plan.lint) },
    unit: { ...steps.unit, command: `${steps.unit.command} ${related}` },
    readers: {
      ...steps.unit,
      name: 'unit tests that read files',
      command: `${steps.unit.command} ${quote(plan.readers)}`,
    },
    api: { ...steps.api, command: `${steps.api.command} ${related}` },
  };
};

/** Returns the lint command for these files. Knip always checks everything. */
export function lintCommand(paths: readonly string[]): string {
  const styled = paths.filter((path) => /^(design-system|site)\/.*\.tsx?$/.test(path));
  return [
    'npx knip',
    ...(paths.length > 0
      ? [
          `npx oxlint --type-aware --report-unused-disable-directives ${quote(paths)}`,
          `npx oxfmt --check --no-error-on-unmatched-pattern ${quote(paths)}`,
        ]
      : []),
    ...(styled.length > 0 ? [`npx stylelint ${quote(styled)}`] : []),
  ].join(' && ');
}

/**
 * The build comes first: the other stages read the files that it generates, and browsers and packages need its output.
 */
function stagesOf(plan: Plan, change: ChangedFiles): Stages {
  const { lint, unit, readers, api } = changedSteps(plan, change);
  const isChosen = ({ name }: Step): boolean => plan.steps.includes(name);
  const stories = plan.stories === null ? [steps.stories] : plan.stories.length === 0 ? [] : [storiesOf(plan.stories)];
  const specs = plan.specs === null ? [steps.browser] : plan.specs.length === 0 ? [] : [browserOf(plan.specs)];
  return [
    [[steps.build, ...[steps.packages].filter(isChosen)]],
    [
      [steps.types, lint, ...[steps.messages, steps.size, steps.start].filter(isChosen)],
      [unit, ...(plan.readers.length > 0 ? [readers] : []), api],
    ],
    [stories],
    [specs],
  ];
}

const storiesOf = (paths: readonly string[]): Step => ({
  ...steps.stories,
  command: `${steps.stories.command} ${quote(paths)}`,
});

const browserOf = (paths: readonly string[]): Step => ({
  ...steps.browser,
  command: `${steps.browser.command} ${quote(paths.map((path) => `/${basename(path)}`))}`,
});
