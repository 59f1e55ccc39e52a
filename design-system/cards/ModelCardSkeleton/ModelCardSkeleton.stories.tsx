import preview from '@afterglow/storybook/preview';
import { inColumn } from '../inColumn.tsx';
import { ModelCardSkeleton } from './ModelCardSkeleton.tsx';

const meta = preview.meta({ component: ModelCardSkeleton, decorators: [inColumn] });

export const Standard = meta.story({});
