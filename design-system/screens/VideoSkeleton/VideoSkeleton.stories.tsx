import preview from '@afterglow/storybook/preview';
import { VideoSkeleton } from './VideoSkeleton.tsx';

const meta = preview.meta({ component: VideoSkeleton });

export const Standard = meta.story({});
