/** The lint rule's part of the table in mayImport.ts: what an editor can show at once. The test beside it sees the rest. */
interface Override {
  files: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: { group: string[]; message: string }[] }] };
}

const restricted = (files: string[], group: string[], message: string): Override => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

export const lintOverrides = (): Override[] => [
  restricted(['tokens/**'], ['@afterglow/*'], 'Tokens import nothing of ours.'),
  restricted(
    ['fixtures/contract/**'],
    ['@afterglow/*', '**/data/**', '**/api/**', '**/worlds/**'],
    'The contract imports nothing but itself.',
  ),
  restricted(
    ['design-system/**'],
    ['@afterglow/site', '@afterglow/site/**', '**/site/**', 'swr', 'wouter', 'wouter/**'],
    'Components know no route and no fetch.',
  ),
  restricted(
    ['site/**'],
    [
      '@afterglow/fixtures/data/**',
      '@afterglow/fixtures/worlds/**',
      '@afterglow/fixtures/api/**',
      '**/fixtures/data/**',
      '**/fixtures/api/**',
    ],
    'The site sees an API over HTTP; of fixtures it knows the contract alone.',
  ),
  {
    files: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [] }] },
  },
];
