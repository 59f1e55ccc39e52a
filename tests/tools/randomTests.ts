/**
 * Vitest setup: property tests use the seed of the run, which fast-check prints with each failure. Set `SEED` to repeat
 * it.
 */
import * as fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    seed: number;
  }
}

fc.configureGlobal({ seed: inject('seed'), numRuns: 300 });
