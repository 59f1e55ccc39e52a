import { pluginOverrides } from './lintPlugin.ts';

/** The content of .oxlintrc.json; `tsx tests/rules/writeLintConfig.ts` writes it. */
export const lintConfig = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  // `jsdoc` is the name of a plug-in of oxlint's own, which knows no interfaces.
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
    // The JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    'react/jsx-filename-extension': 'off',
    // Sequential awaits are often intended: rate limits, order, memory.
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    // zod/mini writes defaults as `_default`; styled-components and others export a default under a name as well.
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
    // Spreading a string is used to count code points.
    'typescript/no-misused-spread': 'off',
    // `role="list"` brings back what Safari takes from a list without bullets; a search landmark has no element that all browsers know.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Tracks come from the API.
    'jsx-a11y/media-has-caption': 'off',
    'react/no-object-type-as-default-prop': 'off',
  },
  overrides: [
    // Tests import anything, and take half as long to lint without the table of imports.
    { files: ['tests/**', '**/*.test.{ts,tsx}'], rules: { 'afterglow/imports': 'off' } },
    // What a test asserts next shows whether a cast was right; its reason stands beside it as a comment.
    { files: ['tests/**'], rules: { 'typescript/no-unsafe-type-assertion': 'off' } },
    ...pluginOverrides,
    // A longer function of the site is several functions: a middleware, a part of a page, a step.
    { files: ['site/**'], rules: { 'max-lines-per-function': ['error', { max: 40 }] } },
    // A page reads, views and hands over.
    { files: ['site/pages/**/*Page.tsx'], rules: { 'max-lines-per-function': ['error', { max: 25 }] } },
  ],
};
