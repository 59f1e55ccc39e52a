import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { files, root } from './repository.ts';

const folders = [
  /^(?:tokens|fixtures|design-system|site|\.storybook)\//,
  /^tests\/(?:rules|contract|components|site|api|visual|uncovered|bench|tools|hard)\//,
];

/**
 * A file runs in a process of its own if it has a document, replaces modules, or says why in a line that begins with
 * this. All others share the modules that they import with the files before them, which must leave everything as it was
 * (leaveNoTrace.ts).
 */
const ownProcess = /^\/\/ @vitest-environment jsdom$|\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ Own process: /m;

/** A step of `npm test` runs the project of the API, and another one all others. */
type ProjectName = 'api' | 'api isolated' | 'isolated' | 'node' | 'site';

/** Returns the project of a test file. */
export function projectOf(path: string, text: string): ProjectName {
  const isAlone = ownProcess.test(text);
  if (path.startsWith('tests/api/')) return isAlone ? 'api isolated' : 'api';
  if (isAlone) return 'isolated';
  return path.startsWith('tests/site/') ? 'site' : 'node';
}

/** Returns the test files of each project. */
function groupTestFiles(): Record<ProjectName, string[]> {
  const groups: Record<ProjectName, string[]> = { api: [], 'api isolated': [], isolated: [], node: [], site: [] };
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
  // React's production build, as in `tests/site/production.ts`: it is chosen when the first file imports it.
  const withSite = { ...shared, env: { NODE_ENV: 'production' } };
  return [
    project('api', withSite),
    project('api isolated', own),
    project('isolated', own),
    project('node', shared),
    project('site', withSite),
  ];
}
