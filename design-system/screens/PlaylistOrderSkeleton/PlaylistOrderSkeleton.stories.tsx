import preview from '@afterglow/storybook/preview';
import { PlaylistOrderSkeleton } from './PlaylistOrderSkeleton.tsx';

const meta = preview.meta({ component: PlaylistOrderSkeleton });

export const Standard = meta.story({});
