import preview from '@afterglow/storybook/preview';
import { TextSkeleton } from './TextSkeleton.tsx';

const meta = preview.meta({ component: TextSkeleton });

export const Standard = meta.story({});
