import preview from '@afterglow/storybook/preview';
import { lanternMark } from '../../reader/storyBrands.ts';
import { Mark } from './Mark.tsx';

const meta = preview.meta({ component: Mark, args: { name: 'afterglow' } });

export const Standard = meta.story({ args: {} });
export const MarkOnly = meta.story({ args: { markOnly: true } });
export const OwnMark = meta.story({ args: { name: 'lantern house', src: lanternMark } });
export const LongName = meta.story({ args: { name: 'the evening lantern society' } });
