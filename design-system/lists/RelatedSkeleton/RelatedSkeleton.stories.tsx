import preview from '@afterglow/storybook/preview';
import { RelatedSkeleton } from './RelatedSkeleton.tsx';

const meta = preview.meta({ component: RelatedSkeleton });

export const Standard = meta.story({ args: {} });
