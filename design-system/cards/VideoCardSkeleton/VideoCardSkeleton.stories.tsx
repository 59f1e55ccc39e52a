import preview from '@afterglow/storybook/preview';
import { inColumn } from '../inColumn.tsx';
import { VideoCardSkeleton } from './VideoCardSkeleton.tsx';

const meta = preview.meta({ component: VideoCardSkeleton, decorators: [inColumn] });

export const Standard = meta.story({ args: {} });
export const BesideThePlayer = meta.story({ args: { 'data-layout': 'side' } });
export const OneLineOfTitle = meta.story({ args: { 'data-lines': 'one' } });
export const TitleAlone = meta.story({ args: { 'data-facts': 'none' } });
