import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { componentFacts } from '../.storybook/componentFacts.ts';
import { parseSeed } from './tools/seed.ts';
import { testProjects } from './tools/testProjects.ts';

const root = join(import.meta.dirname, '..');

export default defineConfig({
  root,
  cacheDir: join(root, '.cache/vitest'),
  // The production form of the JSX runtime works with both the development and production builds of React.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Stories import Storybook's preview, which needs this plugin.
  plugins: [componentFacts()],
  test: {
    projects: testProjects(),
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    // By default Vitest leaves one core free: on two cores, all files would run one after the other.
    maxWorkers: '100%',
    provide: { seed: parseSeed(process.env['SEED']) },
    reporters: ['default', 'json'],
    outputFile: { json: join(root, '.cache/reports/unit.json') },
    // Generous, like those of the other steps: a machine that does ten times as much must not fail a test.
    testTimeout: 90_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 600_000,
  },
});
