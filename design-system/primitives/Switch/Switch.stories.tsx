import preview from '@afterglow/storybook/preview';
import { Switch } from './Switch.tsx';

const meta = preview.meta({ component: Switch, args: { label: 'Keep my history on this device' } });

export const Off = meta.story({ args: {} });
export const On = meta.story({ args: { defaultChecked: true } });
export const WithHint = meta.story({
  args: { defaultChecked: true, hint: 'Five hundred videos at most, the oldest out first.' },
});
export const DisabledOff = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { disabled: true, defaultChecked: true } });
export const LongLabel = meta.story({
  args: {
    label: 'Benachrichtigungen über neue Videos abonnierter Kanäle und über Antworten auf meine Kommentare anzeigen',
  },
});
