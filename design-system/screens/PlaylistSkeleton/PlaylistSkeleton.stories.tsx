import preview from '@afterglow/storybook/preview';
import { PlaylistSkeleton } from './PlaylistSkeleton.tsx';

const meta = preview.meta({ component: PlaylistSkeleton });

export const Standard = meta.story({});
