import preview from '@afterglow/storybook/preview';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({ component: Checkbox, args: { label: 'Everyone in this video is an adult' } });

export const Off = meta.story({ args: {} });
export const On = meta.story({ args: { defaultChecked: true } });
export const WithHint = meta.story({ args: { hint: 'And you hold a copy of their papers.' } });
export const Wrong = meta.story({ args: { error: 'Without this we cannot take the video.' } });
export const WithALink = meta.story({
  args: {
    label: (
      <>
        I accept the <a href="#/terms/">terms of use</a>
      </>
    ),
  },
});
export const DisabledOff = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { disabled: true, defaultChecked: true } });
export const LongLabel = meta.story({
  args: {
    label:
      'Ich bestätige, dass alle Abgebildeten volljährig sind, eingewilligt haben und dass ich die Unterlagen darüber aufbewahre und auf Verlangen vorlege',
  },
});
