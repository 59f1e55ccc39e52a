import { expect, test } from 'vitest';
import { projectOf } from './testProjects.ts';

/** In two parts, because Vitest would give this file a document, too. */
const document = ['//', '@vitest-environment', 'jsdom\n'].join(' ');

test.each([
  ['a file that replaces a module', "vi.mock('node:crypto', () => ({}));", 'isolated'],
  ['a file that wants its modules anew', 'beforeEach(() => vi.resetModules());', 'isolated'],
  ['a file that says why', '// Own process: it counts all timers.\n', 'isolated'],
  ['a file that stubs a global object', "vi.stubGlobal('fetch', answer);", 'node'],
  ['a file with a document', document, 'isolated'],
  ['a file that stops the clock', 'vi.useFakeTimers();', 'node'],
])('%s', (_, text, project) => {
  expect(projectOf('design-system/reader/links.test.ts', text)).toBe(project);
});

test('tests of the site share the production build of React, and those of the API are projects of their own', () => {
  expect(projectOf('tests/site/pages.test.ts', '')).toBe('site');
  expect(projectOf('tests/api/reads.test.ts', '')).toBe('api');
  expect(projectOf('tests/api/accounts.test.ts', "vi.mock('./a.ts');")).toBe('api isolated');
});
