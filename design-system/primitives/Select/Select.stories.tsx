import preview from '@afterglow/storybook/preview';
import { fromSentences } from '../../reader/fromSentences.ts';
import { Select } from './Select.tsx';

const label = 'profileInfoForm.country';

const meta = preview.meta({
  component: Select,
  args: {
    choices: [
      { value: '', label: '–' },
      { value: 'nl', label: 'Nederland' },
      { value: 'se', label: 'Sverige' },
    ],
  },
});

export const Standard = meta.story(fromSentences(Select, { label }));
export const Chosen = meta.story(fromSentences(Select, { label }, { defaultValue: 'se' }));
export const WithHint = meta.story(fromSentences(Select, { label, hint: 'profileInfoForm.birthDateHint' }));
export const Wrong = meta.story(fromSentences(Select, { label, error: 'refusal.required' }));
export const Disabled = meta.story(fromSentences(Select, { label }, { disabled: true }));
export const LongChoice = meta.story(
  fromSentences(
    Select,
    { label },
    {
      defaultValue: 'x',
      choices: [
        {
          value: 'x',
          label: 'Vereinigtes Königreich von Großbritannien und Nordirland samt Überseegebieten und Kronbesitzungen',
        },
      ],
    },
  ),
);
