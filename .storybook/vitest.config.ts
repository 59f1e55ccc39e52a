import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');

/**
 * Stories while one works on them: `npm run stories:desk -- VideoCard`, and the testing panel of `npm run storybook`.
 * They are rendered from their sources, played, and checked by axe once; `npm run stories` checks the built ones in
 * every theme, width and language.
 */
export default defineConfig({
  root,
  cacheDir: join(root, '.cache/vitest-stories'),
  plugins: [
    storybookTest({
      configDir: import.meta.dirname,
      tags: { exclude: ['sheet', 'frames', 'languages'] },
    }),
  ],
  test: {
    name: 'stories',
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromium() }),
      instances: [{ browser: 'chromium' }],
    },
    coverage: {
      provider: 'v8',
      include: ['design-system/**/*.{ts,tsx}'],
      exclude: ['**/*.{stories,test,docs}.{ts,tsx}', 'design-system/{build,messages}/**'],
      reportsDirectory: join(root, '.cache/story-coverage'),
      reporter: ['text-summary', 'html'],
    },
  },
});
