import { types, vitest, type Edit, type Recipe } from '../recipe.ts';

/** Puts a line beside the one of the education. */
const besideEducation = (file: string, find: string): Edit => ({
  file,
  find,
  replace: `${find}${find.replaceAll('education', 'town').replaceAll('Education', 'Town')}`,
});

const contract = 'fixtures/contract/member.ts';
const form = 'design-system/forms/ProfileInfoForm/ProfileInfoForm.tsx';

/** The town of a member in their profile: from the form to a column and back. */
export const formField: Recipe = {
  heading: 'A form field',
  edits: [
    {
      file: 'fixtures/contract/formLimits.ts',
      find: 'education: { min: 1, max: 120 }, ',
      replace: 'education: { min: 1, max: 120 }, town: { min: 1, max: 120 }, ',
    },
    besideEducation('fixtures/contract/forms/sections.ts', '  education: textField(profileLength.education, true),\n'),
    besideEducation(contract, '  education: string;\n'),
    besideEducation(contract, '  education: optionalText,\n'),
    besideEducation(contract, '    education: wire.education,\n'),
    besideEducation(contract, '      education: entity.education,\n'),
    besideEducation('fixtures/api/schema/people.ts', "    education: textColumn('education'),\n"),
    besideEducation('fixtures/api/reads/members.ts', "    education: infoVisible ? row.education : '',\n"),
    {
      file: 'fixtures/api/routes/member/profile.ts',
      find: 'country, education, website }',
      replace: 'country, education, town, website }',
    },
    besideEducation('fixtures/api/routes/member/profile.ts', '      education: inOneLine(education),\n'),
    besideEducation('fixtures/api/seed/personRow.ts', '  education: entity.education,\n'),
    {
      file: 'fixtures/data/members.ts',
      find: "  education: 'Evening school of landscape painting',\n",
      replace: "  education: 'Evening school of landscape painting',\n  town: 'Harbour Town',\n",
    },
    besideEducation('fixtures/data/members.ts', "    education: '',\n"),
    {
      file: 'fixtures/data/catalogue/makeMembers.ts',
      find: '    website: random.chance(0.15)',
      replace: "    town: '',\n    website: random.chance(0.15)",
    },
    besideEducation('site/data/accountForms.ts', "  'education',\n"),
    besideEducation(form, "  education: { id: 'profileInfoForm.education', defaultMessage: 'Education' },\n"),
    besideEducation(form, "  | 'education'\n"),
    besideEducation(form, '    education: formatMessage(messages.education),\n'),
    besideEducation(form, `      <TextField {...field('education')} autoComplete="off" />\n`),
    besideEducation(
      'design-system/forms/ProfileInfoForm/ProfileInfoForm.view.ts',
      '      education: member.education,\n',
    ),
    besideEducation(
      'design-system/forms/ProfileInfoForm/ProfileInfoForm.stories.tsx',
      "  education: 'Write at most 120 characters.',\n",
    ),
    { sentence: 'profileInfoForm.town', like: 'profileInfoForm.country' },
    {
      file: 'tests/site/accountForms.test.ts',
      find: "{ ...profile, education: '', website: '' }",
      replace: "{ ...profile, education: '', town: '', website: '' }",
    },
    besideEducation('tests/contract/entities.ts', '  education: text,\n'),
    besideEducation('tests/contract/forgiving.test.ts', "      education: { education: '' },\n"),
    besideEducation(
      'tests/api/formVerdicts.test.ts',
      "      education: field(profileLength.education, '', 'Night school'),\n",
    ),
    besideEducation('tests/api/member.test.ts', "    education: ' <i>Äänestys</i> & مساء ',\n"),
    besideEducation('tests/api/member.test.ts', "    education: '<i>Äänestys</i> & مساء',\n"),
    besideEducation('tests/api/member.test.ts', "  [{ education: 'x'.repeat(121) }, 'education max'],\n"),
    besideEducation(
      'tests/browser/formVerdicts.spec.ts',
      "      education: field(profileLength.education, '', 'Night school'),\n",
    ),
  ],
  commands: [
    'cd fixtures/api && npx drizzle-kit generate --name town',
    'npm run messages --silent',
    'npx tsx design-system/messages/verify.ts',
    types,
    vitest(
      'tests/api/member.test.ts',
      'tests/api/formVerdicts.test.ts',
      'tests/contract/forgiving.test.ts',
      'tests/site/accountForms.test.ts',
      'design-system/forms',
    ),
  ],
};
