import { types, vitest, type Recipe } from '../recipe.ts';

/** Playlists from A to Z. Its label exists, as channels have this order. */
export const sort: Recipe = {
  heading: 'A sort',
  edits: [
    {
      file: 'fixtures/contract/lists.ts',
      find: 'export const playlistSorts = [\n',
      replace: "export const playlistSorts = [\n  'alphabetaz',\n",
    },
    {
      file: 'fixtures/api/reads/playlists.ts',
      find: 'const sorts: Record<PlaylistSort, SQL> = {\n',
      replace: `const sorts: Record<PlaylistSort, SQL> = {\n  alphabetaz: sql.raw('p.search_title collate "C", p.id'),\n`,
    },
    {
      file: 'design-system/filters/sortNames.view.ts',
      find: "  'recent',\n] as const satisfies readonly PlaylistSort[];",
      replace: "  'recent',\n  'alphabetaz',\n] as const satisfies readonly PlaylistSort[];",
    },
    {
      file: 'tests/api/memberContent.test.ts',
      find: "  if (sort === 'count-videos')\n",
      replace: `  if (sort === 'alphabetaz') {
    const letters = page.entries.map(({ title }) => title.slice(0, 1).toLowerCase());
    expect(letters).toEqual(letters.toSorted());
  }
  if (sort === 'count-videos')
`,
    },
  ],
  commands: [types, vitest('tests/api/memberContent.test.ts', 'tests/site/addresses.test.ts', 'design-system/filters')],
};
