import preview from '@afterglow/storybook/preview';
import { HomeSkeleton } from './HomeSkeleton.tsx';

const meta = preview.meta({ component: HomeSkeleton });

export const Standard = meta.story({});
