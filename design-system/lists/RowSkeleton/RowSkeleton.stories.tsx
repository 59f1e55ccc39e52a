import preview from '@afterglow/storybook/preview';
import { VideoGridSkeleton } from '../VideoGridSkeleton/VideoGridSkeleton.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';

const meta = preview.meta({ component: RowSkeleton });

export const Standard = meta.story({ args: { children: <VideoGridSkeleton data-rows="whole" /> } });
