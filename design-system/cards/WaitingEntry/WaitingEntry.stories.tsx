import preview from '@afterglow/storybook/preview';
import { WaitingEntry } from './WaitingEntry.tsx';

const meta = preview.meta({ component: WaitingEntry });

export const ShorterLineFirst = meta.story({ args: { first: 'half' } });
export const LongerLineFirst = meta.story({ args: { first: 'long' } });
