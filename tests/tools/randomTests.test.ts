import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { seedFrom } from './seed.ts';

const fails = fc.property(fc.nat(), () => expect(1).toBe(2));

test('a random test that fails says the seed of the run', () => {
  expect(() => fc.assert(fails)).toThrow(`seed: ${inject('seed')},`);
});

test('all random tests of a run draw from its seed', () => {
  expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), { seed: inject('seed'), numRuns: 20 }));
});

test('SEED is read as it is written, and what is no seed is refused', () => {
  expect(seedFrom('654853')).toBe(654853);
  expect(seedFrom('-7')).toBe(-7);
  expect(seedFrom(undefined)).toBeGreaterThanOrEqual(0);
  for (const text of ['1e9', 'x', '1.5', ' 1']) expect(() => seedFrom(text)).toThrow('Set it to a whole number');
});
