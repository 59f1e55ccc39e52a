import type { StudioVideo } from '@afterglow/contract/studio';
import { studioVideos } from '@afterglow/fixtures/data/studio';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { StudioList } from './StudioList.tsx';
import { studioList } from './StudioList.view.ts';

const meta = preview.meta({ component: StudioList });

export const Standard = meta.story(fromView(StudioList, studioList, Object.values<StudioVideo>(studioVideos)));
export const OnlyOne = meta.story(fromView(StudioList, studioList, [studioVideos.standard]));
export const Refused = meta.story(fromView(StudioList, studioList, [studioVideos.refused]));
export const Deleted = meta.story(fromView(StudioList, studioList, [studioVideos.deleted]));
export const LongTitle = meta.story(fromView(StudioList, studioList, [studioVideos.longTitle]));
