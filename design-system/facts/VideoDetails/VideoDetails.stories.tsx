import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { tagTable } from '@afterglow/fixtures/data/tags';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { VideoDetails } from './VideoDetails.tsx';
import { videoDetails } from './VideoDetails.view.ts';

const { standard } = fullVideos;

const meta = preview.meta({ component: VideoDetails });

export const Standard = meta.story(fromView(VideoDetails, videoDetails, standard));
export const NoDescription = meta.story(
  fromView(VideoDetails, videoDetails, { ...standard, description: '', descriptions: {} }),
);
export const DescriptionOnly = meta.story(
  fromView(VideoDetails, videoDetails, { ...standard, categories: [], models: [], tags: [] }),
);
export const LongDescription = meta.story(
  fromView(VideoDetails, videoDetails, {
    ...standard,
    descriptions: {},
    description: `${standard.description}\n\n${`${standard.description} `.repeat(9)}`,
  }),
);
export const ManyTags = meta.story(fromView(VideoDetails, videoDetails, { ...standard, tags: [...tagTable] }));
export const Arabic = meta.story(fromView(VideoDetails, videoDetails, fullVideos.arabic));
export const Pending = meta.story(fromView(VideoDetails, videoDetails, { address: standard, card: null }));
