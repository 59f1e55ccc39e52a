import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';

// check.ts starts the run and passes the browser to use, and the titles that go into one test file.
const { browser, files } = JSON.parse(process.env.STORY_RUN ?? '{}');
// Folder in which the runner has written a test file for each title.
const folder = process.env.TEST_ROOT;
if (files && folder) mergeTestFiles();
const base = getJestConfig();

export default {
  ...base,
  // A sheet is checked in every mode, which takes a busy machine a while.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: browser,
      contextOptions: { viewport: { width: 1440, height: 900 } },
      exitOnPageError: false,
    },
  },
};

function mergeTestFiles() {
  const texts = files.map((titleIds) => titleIds.map((titleId) => readFileSync(join(folder, `${titleId}.test.js`))));
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  for (const [place, parts] of texts.entries()) writeFileSync(join(folder, `${place + 1}.test.js`), parts.join('\n'));
}
