import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { expectNone } from './expectNone.ts';
import { parseSeed } from './seed.ts';
import { files, root } from './repository.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const failingProperty = fc.property(fc.nat(), () => expect(1).toBe(2));

test('a failing property test prints the seed of the run', () => {
  expect(() => fc.assert(failingProperty)).toThrow(`seed: ${inject('seed')},`);
});

test('all property tests of a run use its seed', () => {
  expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), { seed: inject('seed'), numRuns: 20 }));
});

test('SEED is parsed strictly', () => {
  expect(parseSeed('654853')).toBe(654853);
  expect(parseSeed('-7')).toBe(-7);
  expect(parseSeed(undefined)).toBe(parseSeed(''));
  for (const text of ['1e9', 'x', '1.5', ' 1']) expect(() => parseSeed(text)).toThrow('Set it to a whole number');
});

test('SEED has one reader', () => {
  const reader = 'tests/vitest.config.ts';
  const others = files('*.ts', '*.tsx').filter((path) => path !== reader && /env\[?\W*SEED\b/.test(read(path)));
  expectNone(others, 'fast-check draws from the seed of the run by itself; take SEED out of these:');
  expect(read(reader)).toMatch(/env\[?\W*SEED\b/);
});
