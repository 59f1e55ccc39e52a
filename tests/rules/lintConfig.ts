import { pluginOverrides } from './lintPlugin.ts';

/** The content of .oxlintrc.json. Run `tsx tests/rules/writeLintConfig.ts` to write the file. */
export const lintConfig = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  // The name `jsdoc` belongs to oxlint's own plug-in, which does not check interfaces.
  jsPlugins: [
    './tests/rules/plugin.mjs',
    { name: 'formatjs', specifier: 'eslint-plugin-formatjs' },
    { name: 'jsdoc-js', specifier: 'eslint-plugin-jsdoc' },
  ],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/compiled/**',
    '**/sprite/**',
    'storybook-static/**',
    '.cache/**',
    '**/migrations/**',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'afterglow/imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'off',
    'no-console': 'off',
    // The JSX transform does not need React in scope.
    'react/react-in-jsx-scope': 'off',
    'react/jsx-filename-extension': 'off',
    // Sequential awaits are often intended: rate limits, order, memory.
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    // zod/mini writes defaults as `_default`; styled-components and others also export their default under a name.
    'no-underscore-dangle': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'promise/always-return': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/no-unsafe-type-assertion': 'error',
    'no-shadow': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-useless-spread': 'off',
    'typescript/consistent-return': 'off',
    // Spreading a string counts code points.
    'typescript/no-misused-spread': 'off',
    // `role="list"` restores the semantics that Safari removes from a list without bullets. Not all browsers know the
    // `search` element.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Tracks come from the API, so the rule cannot see them.
    'jsx-a11y/media-has-caption': 'off',
    'react/no-object-type-as-default-prop': 'off',
  },
  overrides: [
    // Tests may import anything, and linting them takes half as long without the table of imports.
    { files: ['tests/**', '**/*.test.{ts,tsx}'], rules: { 'afterglow/imports': 'off' } },
    // The assertions that follow show whether a cast was right. A comment beside the cast gives the reason.
    { files: ['tests/**'], rules: { 'typescript/no-unsafe-type-assertion': 'off' } },
    ...pluginOverrides,
    // A longer function should be split: a middleware, a part of a page or of a component, a step.
    { files: ['site/**', 'design-system/**'], rules: { 'max-lines-per-function': ['error', { max: 40 }] } },
    // A page only reads data, builds the view and passes it on.
    { files: ['site/pages/**/*Page.tsx'], rules: { 'max-lines-per-function': ['error', { max: 25 }] } },
  ],
};
