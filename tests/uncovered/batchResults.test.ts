import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBatchResults } from './batchResults.ts';
import { planBatches } from './plan.ts';

const story = (id: string, tags: string[] = []) => ({ id, type: 'story', title: 'cards/VideoCard', tags });

test('a run that goes on knows the results of the same state, and another state begins anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uncovered-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const result = { unrun: { '/card.js': [[3, 9]] as [number, number][] }, failures: ['card: It threw.'] };
  openBatchResults(folder, 'one').write('batch', result);
  expect(openBatchResults(folder, 'one').read('batch')).toEqual(result);
  expect(openBatchResults(folder, 'two').read('batch')).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['two']);
});

test('a batch has the same key in every run, and shows no story again in a sheet', () => {
  const ids = Array.from({ length: 51 }, (_, place) => `card--${place}`);
  const entries = [...ids.map((id) => story(id)), story('card--sheet', ['sheet'])];
  const batches = planBatches(entries, ['video-card']);
  expect(batches.map((batch) => batch.ids)).toEqual([ids.slice(0, 50), ids.slice(50)]);
  expect(planBatches(entries, [])).toEqual(batches);
  expect(planBatches(entries, ['modal'])).toEqual([]);
});
