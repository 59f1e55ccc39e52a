import { types, vitest, type Recipe } from '../recipe.ts';

const form = 'design-system/filters/FilterForm/FilterForm.view.ts';

/** Models by the colour of their eyes, which the API knows and no list filters by. */
export const filter: Recipe = {
  heading: 'A filter',
  edits: [
    { file: 'fixtures/contract/filters.ts', find: "  'piercing',\n", replace: "  'piercing',\n  'eye',\n" },
    {
      file: 'fixtures/api/reads/models.ts',
      find: "  piercing: flagFacet('piercing'),\n",
      replace: "  piercing: flagFacet('piercing'),\n  eye: codeFacet('eye', eyes),\n",
    },
    { file: form, find: '  breastSizes,\n', replace: '  breastSizes,\n  eyes,\n' },
    { file: form, find: '  breastSizeNames,\n', replace: '  breastSizeNames,\n  eyeNames,\n' },
    {
      file: form,
      find: "  hair: { id: 'filterForm.hair'",
      replace: "  eye: { id: 'filterForm.eye', defaultMessage: 'Eyes' },\n  hair: { id: 'filterForm.hair'",
    },
    {
      file: form,
      find: "  { name: 'piercing', label: messages.piercing, choices: yesOrNo },\n",
      replace: `  { name: 'piercing', label: messages.piercing, choices: yesOrNo },
  { name: 'eye', label: messages.eye, choices: labelled(numberedCodes(eyes, eyeNames)) },
`,
    },
    { sentence: 'filterForm.eye', like: 'modelFacts.eye' },
    {
      file: 'design-system/filters/FilterForm/FilterForm.view.test.ts',
      find: "test('models have ten filters",
      replace: "test('models have eleven filters",
    },
    {
      file: 'design-system/filters/FilterForm/FilterForm.view.test.ts',
      find: "    'piercing',\n  ]);",
      replace: "    'piercing',\n    'eye',\n  ]);",
    },
    { file: 'tests/contract/endpoints.test.ts', find: '/str/filt...2......./', replace: '/str/filt...2......../' },
    { file: 'tests/contract/endpoints.test.ts', find: '/str/filt........../', replace: '/str/filt.........../' },
    {
      file: 'tests/api/people.test.ts',
      find: '/86400/str/filt...........',
      replace: '/86400/str/filt............',
    },
    { file: 'tests/tools/oddValues.ts', find: "'str', 'filt..........'", replace: "'str', 'filt...........'" },
    { file: 'tests/tools/oddValues.ts', find: '/str/filt........../recent', replace: '/str/filt.........../recent' },
    {
      file: 'tests/api/people.test.ts',
      find: "  tattoo: [\n    ['1',",
      replace: `  eye: [
    ['1', ({ eye }) => eye === 'blue'],
    ['7', ({ eye }) => eye === 'black'],
  ],
  tattoo: [
    ['1',`,
    },
  ],
  commands: [
    'npm run messages --silent',
    'npx tsx design-system/messages/verify.ts',
    types,
    vitest(
      'tests/api/people.test.ts',
      'tests/contract/endpoints.test.ts',
      'tests/site/addresses.test.ts',
      'design-system/filters',
      'tests/rules/translations.test.ts',
    ),
  ],
};
