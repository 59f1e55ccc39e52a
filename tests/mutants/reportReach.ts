/** Vitest setup: records the places of mutants that a test file has run, and its CPU seconds including imports. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { probeName, type ReachLine } from './probes.ts';

const file = process.env['MUTANT_REACH'];
const reached = new Set<string>();
Object.assign(globalThis, { [probeName]: (place: string) => reached.add(place) });

afterAll(() => {
  if (!file) return;
  const { user, system } = process.cpuUsage();
  const line: ReachLine = {
    test: expect.getState().testPath ?? '',
    seconds: (user + system) / 1e6,
    places: [...reached],
  };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
});
