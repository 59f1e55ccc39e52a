import preview from '@afterglow/storybook/preview';
import { sideColumnDecorator } from '../RelatedList/sideColumn.decorator.tsx';
import { RelatedSkeleton } from './RelatedSkeleton.tsx';

const meta = preview.meta({ component: RelatedSkeleton, decorators: [sideColumnDecorator] });

export const Standard = meta.story({ args: {} });
