import { getJestConfig } from '@storybook/test-runner';

// check.ts starts the run and says which browser to use.
const launchOptions = JSON.parse(process.env.STORY_BROWSER ?? '{}');
const base = getJestConfig();

export default {
  ...base,
  // A sheet is checked in every mode, which takes a busy machine a while.
  testTimeout: 90_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      launchOptions,
      contextOptions: { viewport: { width: 1280, height: 900 } },
      exitOnPageError: false,
    },
  },
};
