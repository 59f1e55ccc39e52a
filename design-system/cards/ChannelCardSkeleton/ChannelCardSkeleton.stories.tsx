import preview from '@afterglow/storybook/preview';
import { inColumn } from '../inColumn.tsx';
import { ChannelCardSkeleton } from './ChannelCardSkeleton.tsx';

const meta = preview.meta({ component: ChannelCardSkeleton, decorators: [inColumn] });

export const Standard = meta.story({});
