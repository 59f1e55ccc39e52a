import type { KnipConfig } from 'knip';

/** Of `tests`: what the tests and stories beside the code import. */
const forTests = ['vitest', 'jsdom'];

const config: KnipConfig = {
  ignoreBinaries: [
    'docker-compose',
    'ffmpeg',
    'java',
    'mount',
    'openssl',
    'pulseaudio',
    'umount',
    'runuser',
    'storybook',
    'systemd-analyze',
    'Xvfb',
  ],
  workspaces: {
    '.': {},
    tokens: { entry: ['plugin/*.ts', 'terrazzo.config.ts', '**/*.test.ts'], ignoreDependencies: ['vitest'] },
    fixtures: { entry: ['{data,media,scenarios}/**/*.test.ts'], ignoreDependencies: ['vitest'] },
    'fixtures/contract': {},
    'fixtures/operation': {},
    'fixtures/api': {
      entry: ['**/*.test.ts', '{main,worker,template}.ts'],
      // Types of smtp-server, which knip does not pair.
      ignoreDependencies: ['vitest', '@types/smtp-server'],
    },
    'design-system': {
      // The last is imported by what the build makes of components.
      entry: ['**/build.ts', '**/*.{stories,test}.{ts,tsx}', 'build/renderRules.tsx'],
      ignoreDependencies: [
        ...forTests,
        '@testing-library/react',
        '@testing-library/user-event',
        '@testing-library/user-event',
        'storybook',
        // Named in the settings of Babel.
        'babel-plugin-styled-components',
        // Found by their package.json: a command line, and a folder of pictures.
        '@formatjs/cli',
        'lucide-static',
      ],
    },
    site: {
      // The last is imported by what the build makes of `import()`.
      entry: [
        'server/{main,dev}.ts',
        // Run by buildAll.ts.
        'build.ts',
        // The script of the age check, built by itself.
        'ageCheck.ts',
        '**/*.{stories,test}.{ts,tsx}',
        'shell/preloadModules.ts',
      ],
      ignoreDependencies: [...forTests, '@testing-library/react'],
    },
    tests: {
      entry: [
        '*.ts',
        '**/*.{test,spec}.{ts,tsx}',
        'rules/writeLintConfig.ts',
        // Loaded by the lint plug-in, which is JavaScript.
        'rules/{importRestrictions,workspaces}.ts',
        // Named to Vitest by runTests.ts, and the setup by that configuration.
        'mutants/{vitest.config,reportReach}.ts',
        'bench/{servers,baseline,api}/*.{ts,tsx}',
        'package/app/{vite.config.js,src/{client,server}.tsx}',
      ],
      ignoreDependencies: [
        // Of the workspaces that are tested.
        ...['zod', '@hono/node-server', 'styled-components', '@formatjs/icu-messageformat-parser'],
        // Of the app that packages are installed into.
        ...['@vitejs/plugin-react'],
        // Found by their package.json: a browser, three command lines.
        ...['@arethetypeswrong/cli', '@sparticuz/chromium', 'chromatic', 'vnu-jar'],
      ],
    },
    '.storybook': { entry: ['*.{ts,js}', 'docs/**'], ignoreDependencies: ['vitest', 'playwright-core'] },
  },
};
export default config;
