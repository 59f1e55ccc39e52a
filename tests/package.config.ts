import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** Packs the packages, installs them into an app outside the workspace, and checks it in a browser. */
export default defineConfig({
  root,
  cacheDir: join(root, '.cache/vitest'),
  test: {
    include: ['tests/package/*.test.ts'],
    globalSetup: ['tests/package/setup.ts'],
    environment: 'node',
    reporters: ['default', 'json'],
    outputFile: { json: join(root, '.cache/reports/package.json') },
    testTimeout: 240_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
