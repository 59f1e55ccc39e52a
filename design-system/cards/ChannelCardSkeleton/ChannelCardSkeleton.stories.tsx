import preview from '@afterglow/storybook/preview';
import { columnDecorator } from '../column.decorator.tsx';
import { ChannelCardSkeleton } from './ChannelCardSkeleton.tsx';

const meta = preview.meta({ component: ChannelCardSkeleton, decorators: [columnDecorator] });

export const Standard = meta.story({});
