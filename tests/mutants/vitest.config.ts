import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { TestSequencer } from 'vitest/node';
import base from '../vitest.config.ts';
import { mutantPlugin, readTask } from './mutantPlugin.ts';

/** Runs files in the order in which mutate.ts names them. */
class GivenOrder implements TestSequencer {
  shard: TestSequencer['shard'] = (files) => files;
  sort: TestSequencer['sort'] = (files) => {
    const words = process.argv.map((word) => join(import.meta.dirname, '../..', word));
    return files.toSorted((one, other) => words.indexOf(one.moduleId) - words.indexOf(other.moduleId));
  };
}

/** Runs the tests of vitest.config.ts against changed modules. Started by mutate.ts. */
export default mergeConfig(
  base,
  defineConfig({
    plugins: [mutantPlugin(readTask())],
    test: {
      setupFiles: [join(import.meta.dirname, 'reportReach.ts')],
      sequence: { sequencer: GivenOrder },
      // A slow machine must not look like a test that noticed the mutant. mutate.ts ends runs that hang.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
