import preview from '@afterglow/storybook/preview';
import { columnDecorator } from '../column.decorator.tsx';
import { VideoCardSkeleton } from './VideoCardSkeleton.tsx';

const meta = preview.meta({ component: VideoCardSkeleton, decorators: [columnDecorator] });

export const Standard = meta.story({ args: {} });
export const BesideThePlayer = meta.story({ args: { 'data-layout': 'side' } });
export const LeadOfAList = meta.story({ args: { 'data-layout': 'lead' } });
export const OneLineOfTitle = meta.story({ args: { 'data-lines': 'one' } });
export const TitleAlone = meta.story({ args: { 'data-facts': 'none' } });
export const InAWholeList = meta.story({ args: { 'data-layout': 'listed' } });
