import preview from '@afterglow/storybook/preview';
import { Radio } from './Radio.tsx';

const meta = preview.meta({ component: Radio, args: { label: 'Public', name: 'visible' } });

export const Off = meta.story({ args: {} });
export const On = meta.story({ args: { name: 'chosen', defaultChecked: true } });
export const WithHint = meta.story({ args: { hint: 'Everybody sees it in lists and in the search.' } });
export const DisabledOff = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { name: 'chosenForGood', disabled: true, defaultChecked: true } });
