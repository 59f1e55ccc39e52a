import preview from '@afterglow/storybook/preview';
import { inColumn } from '../inColumn.tsx';
import { MemberCardSkeleton } from './MemberCardSkeleton.tsx';

const meta = preview.meta({ component: MemberCardSkeleton, decorators: [inColumn] });

export const Standard = meta.story({});
