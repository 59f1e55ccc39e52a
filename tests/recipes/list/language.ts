import { types, vitest, type Recipe } from '../recipe.ts';

/** Ukrainian, with Russian sentences: that they are Ukrainian no program can check. */
export const language: Recipe = {
  heading: 'A language',
  edits: [
    { file: 'design-system/messages/glossary/ua.json', copyOf: 'design-system/messages/glossary/ru.json' },
    { file: 'design-system/messages/ua.json', copyOf: 'design-system/messages/ru.json' },
    { file: 'fixtures/api/sentences/ua.json', copyOf: 'fixtures/api/sentences/ru.json' },
    {
      file: 'fixtures/api/sentences/sentences.ts',
      find: "import tr from './tr.json' with { type: 'json' };\n",
      replace: "import tr from './tr.json' with { type: 'json' };\nimport ua from './ua.json' with { type: 'json' };\n",
    },
    { file: 'fixtures/api/sentences/sentences.ts', find: '  tr,\n};', replace: '  tr,\n  ua,\n};' },
    { file: 'fixtures/contract/languageKeys.ts', find: "  'tr',\n", replace: "  'tr',\n  'ua',\n" },
    {
      file: 'design-system/reader/languages.ts',
      find: "  tr: { tag: 'tr', name: 'Türkçe' },\n",
      replace: "  tr: { tag: 'tr', name: 'Türkçe' },\n  ua: { tag: 'uk', name: 'Українська' },\n",
    },
    {
      file: 'fixtures/data/categoryTitles.ts',
      find: '} satisfies Record<Exclude<Language',
      replace: `  ua: '${'Назва|'.repeat(39)}Назва',
} satisfies Record<Exclude<Language`,
    },
    {
      file: 'tests/rules/translations.test.ts',
      find: "  th: ['filterForm.avatar'],\n};",
      replace: "  th: ['filterForm.avatar'],\n  ua: ['filterForm.avatar', 'memberActions.message'],\n};",
    },
    {
      file: 'design-system/feedback/LanguageOffer/offers.ts',
      find: "  tr: 'Bu sayfanın Türkçesi de var.',\n",
      replace: "  tr: 'Bu sayfanın Türkçesi de var.',\n  ua: 'Ця сторінка є й українською.',\n",
    },
  ],
  commands: [
    'npm run messages --silent',
    'npx tsx design-system/messages/verify.ts',
    types,
    vitest(
      'design-system/reader',
      'design-system/layout',
      'design-system/feedback',
      'fixtures/api/sentences',
      'tests/rules/translations.test.ts',
      'tests/site/visit.test.ts',
      'tests/contract/siteFile.test.ts',
    ),
  ],
};
