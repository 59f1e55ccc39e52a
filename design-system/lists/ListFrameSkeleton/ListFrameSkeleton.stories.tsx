import preview from '@afterglow/storybook/preview';
import { VideoGridSkeleton } from '../VideoGridSkeleton/VideoGridSkeleton.tsx';
import { ListFrameSkeleton } from './ListFrameSkeleton.tsx';

const meta = preview.meta({ component: ListFrameSkeleton, args: { children: <VideoGridSkeleton cards={6} /> } });

export const OfVideos = meta.story({ args: { aside: true, sorts: 6, filters: 3 } });
export const NoFilters = meta.story({ args: { sorts: 7, filters: 0 } });
export const BelowAHeadOfItsOwn = meta.story({ args: { head: false, filters: 3 } });
