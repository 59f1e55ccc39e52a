import preview from '@afterglow/storybook/preview';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';

const meta = preview.meta({ component: CategoriesSkeleton });

export const Standard = meta.story({});
