/** `npm run dev` follows changes of sources that Vite does not reload. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSources } from '../../site/server/watchSources.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches a repository at /project; returns what was done after some files have changed. */
function actsAfter(...paths: string[]): string[] {
  const acts: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  watchSources(watcher, '/project', {
    replaceApi: () => acts.push('API'),
    buildTokens: () => acts.push('tokens'),
  });
  for (const path of paths) watcher.emit('all', 'change', `/project/${path}`);
  vi.runAllTimers();
  return acts;
}

test.each([
  'fixtures/api/reads/videos.ts',
  'fixtures/api/sentences/de.json',
  'fixtures/api/migrations/0001_first.sql',
  'fixtures/contract/limits.ts',
  'fixtures/operation/log.ts',
])('a change of %s starts the API again', (path) => {
  expect(actsAfter(path)).toEqual(['API']);
});

test('a change of a token builds the tokens', () => {
  expect(actsAfter('tokens/source/color.json')).toEqual(['tokens']);
});

test.each([
  'fixtures/api/dist/api.js',
  'fixtures/contract/video.test.ts',
  'design-system/cards/VideoCard/VideoCard.tsx',
])('a change of %s does neither', (path) => {
  expect(actsAfter(path)).toEqual([]);
});

test('several changes in a row are followed once', () => {
  expect(actsAfter('fixtures/api/main.ts', 'tokens/source/size.json', 'fixtures/api/api.ts')).toEqual([
    'tokens',
    'API',
  ]);
});
