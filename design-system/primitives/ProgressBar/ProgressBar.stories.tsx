import preview from '@afterglow/storybook/preview';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ component: ProgressBar, args: { label: 'Uploading' } });

export const Begun = meta.story({ args: { value: 0.04 } });
export const Halfway = meta.story({ args: { value: 0.5 } });
export const Done = meta.story({ args: { value: 1 } });
export const EndUnknown = meta.story({ args: {} });
