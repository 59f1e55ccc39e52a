import preview from '@afterglow/storybook/preview';
import { Mark } from './Mark.tsx';

const meta = preview.meta({ component: Mark });

export const Standard = meta.story({ args: {} });
export const OrbOnly = meta.story({ args: { orbOnly: true } });
