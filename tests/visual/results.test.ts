import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Difference, StoryResult } from './compareStory.ts';
import { progressOf } from './progress.ts';
import { countResults, report } from './report.ts';
import { openResults } from './results.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const resultOf = (id: string, ...kinds: Difference['kind'][]): StoryResult => ({
  story: { id, title: `cards/${id}`, name: '<b>Odd</b>', kind: 'common' },
  differences: kinds.map((kind) => ({ name: 'dark-360', kind, pixels: 12, pictures: [`now/${id}/dark-360.png`] })),
  broken: [],
  digest: 'abc',
});

test('an interrupted run goes on where it was, and tries unstable stories again', () => {
  const first = openResults(folder, 'old new');
  for (const result of [resultOf('one'), resultOf('two', 'changed'), resultOf('three', 'unstable')]) first.add(result);
  appendFileSync(join(folder, 'results.jsonl'), '{"story":{"id":"fo');
  expect([...openResults(folder, 'old new').byStory.keys()]).toEqual(['one', 'two']);
});

test('results and pictures of other versions are removed, but not the builds', () => {
  openResults(folder, 'old new').add(resultOf('one'));
  for (const name of ['now', 'builds']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '');
  expect(openResults(folder, 'old newer').byStory.size).toBe(0);
  expect(['now', 'builds', 'index.html'].map((name) => existsSync(join(folder, name)))).toEqual([false, true, false]);
});

test('progress says how many stories are done, how fast, and how long it takes', () => {
  let time = 0;
  const progress = progressOf(50, () => time);
  const lines = Array.from({ length: 50 }, () => {
    time += 500;
    return progress();
  });
  expect(lines.filter(Boolean)).toEqual([
    '20 of 50 stories · 2.0 a second · about 15 s left',
    '40 of 50 stories · 2.0 a second · about 5 s left',
    '50 of 50 stories · 2.0 a second · 25 s in all',
  ]);
});

test('the page lists each kind of difference, and names hold no markup', async () => {
  const results = [resultOf('one', 'changed'), resultOf('two', 'unstable'), resultOf('three')];
  const page = await report({ ref: 'main', commit: 'a281fa1ec75a', results }, '', '');
  expect(countResults(results)).toBe('1 changed, 0 added, 0 removed, 1 unstable, 0 not drawn, 1 the same');
  expect(page.match(/<h2[^>]*>\w+/g)).toEqual(['<h2 id="changed">Changed', '<h2 id="unstable">Unstable']);
  expect(page).not.toContain('<b>Odd');
  expect(page.match(/<option>cards\/\w+/g)).toEqual(['<option>cards/one', '<option>cards/two']);
});
