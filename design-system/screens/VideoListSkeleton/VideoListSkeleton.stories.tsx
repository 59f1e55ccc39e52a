import preview from '@afterglow/storybook/preview';
import { VideoListSkeleton } from './VideoListSkeleton.tsx';

const meta = preview.meta({ component: VideoListSkeleton });

export const Standard = meta.story({});
