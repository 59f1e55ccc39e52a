import preview from '@afterglow/storybook/preview';
import { fromSentences } from '../../reader/fromSentences.ts';
import { Checkbox } from './Checkbox.tsx';

const label = 'uploadForm.exclusive';

const meta = preview.meta({ component: Checkbox });

export const Off = meta.story(fromSentences(Checkbox, { label }));
export const On = meta.story(fromSentences(Checkbox, { label }, { defaultChecked: true }));
export const WithHint = meta.story(
  fromSentences(Checkbox, { label, hint: ['uploadForm.exclusiveHint', { minutes: 6 }] }),
);
export const Wrong = meta.story(fromSentences(Checkbox, { label: 'uploadForm.adults', error: 'refusal.required' }));
export const WithALink = meta.story({
  args: {
    label: (
      <>
        I accept the <a href="#/terms/">terms of use</a>
      </>
    ),
  },
});
export const DisabledOff = meta.story(fromSentences(Checkbox, { label }, { disabled: true }));
export const DisabledOn = meta.story(fromSentences(Checkbox, { label }, { disabled: true, defaultChecked: true }));
export const LongLabel = meta.story({
  args: {
    label:
      'Ich bestätige, dass alle Abgebildeten volljährig sind, eingewilligt haben und dass ich die Unterlagen darüber aufbewahre und auf Verlangen vorlege',
  },
});
