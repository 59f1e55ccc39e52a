import preview from '@afterglow/storybook/preview';
import { Slider } from './Slider.tsx';

const meta = preview.meta({ component: Slider, args: { label: 'Volume', min: 0, max: 100 } });

export const Middle = meta.story({ args: { defaultValue: 50, shown: '50 %' } });
export const LeftEnd = meta.story({ args: { defaultValue: 0, shown: 'Mute' } });
export const RightEnd = meta.story({ args: { defaultValue: 100, shown: '100 %' } });
export const Disabled = meta.story({ args: { defaultValue: 50, shown: '50 %', disabled: true } });
