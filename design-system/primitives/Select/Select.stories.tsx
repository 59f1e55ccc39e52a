import preview from '@afterglow/storybook/preview';
import { Select } from './Select.tsx';

const meta = preview.meta({
  component: Select,
  args: {
    label: 'Country',
    choices: [
      { value: '', label: 'Any' },
      { value: 'nl', label: 'Netherlands' },
      { value: 'se', label: 'Sweden' },
    ],
  },
});

export const Standard = meta.story({ args: {} });
export const Chosen = meta.story({ args: { defaultValue: 'se' } });
export const WithHint = meta.story({ args: { hint: 'Shown on your page.' } });
export const Wrong = meta.story({ args: { error: 'Choose a country.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongChoice = meta.story({
  args: {
    defaultValue: 'x',
    choices: [
      {
        value: 'x',
        label: 'Vereinigtes Königreich von Großbritannien und Nordirland samt Überseegebieten und Kronbesitzungen',
      },
    ],
  },
});
