import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** Starts and stops the built site. Run `npm run build` first. */
export default defineConfig({
  root,
  cacheDir: join(root, '.cache/vitest'),
  test: {
    include: ['tests/start/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', 'json'],
    outputFile: { json: join(root, '.cache/reports/start.json') },
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 240_000,
    fileParallelism: false,
    maxConcurrency: 3,
  },
});
