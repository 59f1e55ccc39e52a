import preview from '@afterglow/storybook/preview';
import { pending } from '../../reader/pending.ts';
import { ListHead } from './ListHead.tsx';

const meta = preview.meta({ component: ListHead });

export const Standard = meta.story({ args: { title: 'Most popular videos', count: '48,213 videos' } });
export const CountPending = meta.story({ args: { title: 'Most popular videos', count: pending } });
export const CountNotKnown = meta.story({ args: { title: 'Most popular videos' } });
export const LongTitle = meta.story({
  args: { title: 'Results for “a walk along the harbour at midnight with the city lights on the”', count: '1 video' },
});
export const OneLongWord = meta.story({
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel', count: '0 videos' },
});
