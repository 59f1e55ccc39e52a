import preview from '@afterglow/storybook/preview';
import { columnDecorator } from '../column.decorator.tsx';
import { ModelCardSkeleton } from './ModelCardSkeleton.tsx';

const meta = preview.meta({ component: ModelCardSkeleton, decorators: [columnDecorator] });

export const Standard = meta.story({});
