import preview from '@afterglow/storybook/preview';
import { oneARow } from '../storyArgs.ts';
import { VideoGridSkeleton } from './VideoGridSkeleton.tsx';

const meta = preview.meta({ component: VideoGridSkeleton });

export const Standard = meta.story({ args: {} });
export const WholeRows = meta.story({ args: { 'data-rows': 'whole' } });
export const WithALead = meta.story({ args: { 'data-rows': 'lead' } });
export const FourInARow = meta.story({ args: { cards: 4, 'data-rows': 'one' } });
export const Line = meta.story({ args: { cards: 7, 'data-rows': 'line' } });
export const OneARow = meta.story({ args: { cards: 6 }, tags: ['alone'], ...oneARow });
export const OfAWholePage = meta.story({ args: { cards: 24 } });
