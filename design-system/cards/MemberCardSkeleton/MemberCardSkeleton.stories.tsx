import preview from '@afterglow/storybook/preview';
import { columnDecorator } from '../column.decorator.tsx';
import { MemberCardSkeleton } from './MemberCardSkeleton.tsx';

const meta = preview.meta({ component: MemberCardSkeleton, decorators: [columnDecorator] });

export const Standard = meta.story({});
