import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { files, root } from './repository.ts';

const folders = [
  /^(?:tokens|fixtures|design-system|site|\.storybook)\//,
  /^tests\/(?:rules|contract|components|site|api|visual|bench|tools|hard)\//,
];

/**
 * A file runs in a process of its own if it replaces modules, or says why in a line that begins with this. All others
 * share the modules that they import with the files before them, which must leave everything as it was (leaveNoTrace.ts).
 */
const ownProcess = /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ Own process: /m;
const hasDocument = /^\/\/ @vitest-environment jsdom$/m;
/** The whole app keeps its answers once a page, and the rules of a component are written once into one sheet. */
const needsFreshPage = /\brenderAt\(|\bgetComputedStyle\(/;
/** Clocks of modules and React's queue would outlive a stopped clock, or miss it. A replaced date does not stop them. */
const stopsClock = /\buseFakeTimers\((?!\{[^}]*toFake: \['Date'\])/;

/** Those of the API begin with its name, by which a step of `npm test` chooses them or leaves them out. */
type ProjectName = 'api' | 'api-isolated' | 'dom' | 'isolated' | 'node' | 'site';

/** Returns the project of a test file. */
export function projectOf(path: string, text: string): ProjectName {
  const isAlone =
    ownProcess.test(text) || (hasDocument.test(text) && (stopsClock.test(text) || needsFreshPage.test(text)));
  if (path.startsWith('tests/api/')) return isAlone ? 'api-isolated' : 'api';
  if (isAlone) return 'isolated';
  if (hasDocument.test(text)) return 'dom';
  return path.startsWith('tests/site/') ? 'site' : 'node';
}

/** Returns the test files of each project. */
function groupTestFiles(): Record<ProjectName, string[]> {
  const groups: Record<ProjectName, string[]> = {
    api: [],
    'api-isolated': [],
    dom: [],
    isolated: [],
    node: [],
    site: [],
  };
  for (const path of files('*.test.ts', '*.test.tsx'))
    if (folders.some((folder) => folder.test(path)))
      groups[projectOf(path, readFileSync(join(root, path), 'utf8'))].push(path);
  return groups;
}

const setup = (...names: string[]): string[] => names.map((name) => join(import.meta.dirname, `${name}.ts`));
const always = setup('randomTests', 'patience');

/** Returns the projects of the unit and API tests, which differ in what their files share. */
export function testProjects(): TestProjectInlineConfiguration[] {
  const groups = groupTestFiles();
  const project = (
    name: ProjectName,
    test: TestProjectInlineConfiguration['test'],
  ): TestProjectInlineConfiguration => ({
    extends: true,
    test: { name, include: groups[name], ...test },
  });
  const own = { isolate: true, setupFiles: always };
  const shared = { isolate: false, setupFiles: [...always, ...setup('leaveNoTrace')] };
  return [
    project('api', own),
    project('api-isolated', own),
    project('dom', shared),
    project('isolated', own),
    project('node', shared),
    // React's production build, as in `tests/site/production.ts`: it is chosen when the first file imports it.
    project('site', { ...shared, env: { NODE_ENV: 'production' } }),
  ];
}
