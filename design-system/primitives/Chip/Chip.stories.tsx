import preview from '@afterglow/storybook/preview';
import { Chip } from './Chip.tsx';

const meta = preview.meta({ component: Chip });

export const Standard = meta.story({ args: { href: '#/lakeside/', children: 'Lakeside' } });
export const Selected = meta.story({ args: { href: '#/most-popular/', selected: true, children: 'Most popular' } });
export const Removable = meta.story({ args: { href: '#/', removable: true, children: '10–40 min' } });
export const LongLabel = meta.story({
  args: { href: '#/', children: 'Long takes of quiet harbours, ferries and everything that floats past' },
});
