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
export const TimesInTheDescription = meta.story(
  fromView(VideoDetails, videoDetails, {
    ...standard,
    seconds: 754,
    descriptions: {},
    description:
      '0:00 The jetty\n1:23 The lamp\n10:05 Home\nNot 99:99, 1:2:3:4 or 45:00, which is after its end. <b>2:00</b>',
  }),
);
export const TimesInArabic = meta.story(
  fromView(VideoDetails, videoDetails, {
    ...fullVideos.arabic,
    seconds: 754,
    descriptions: {},
    description: 'الضوء عند 2:07 جميل جدا، و(12:34) أيضا.',
  }),
);
export const ManyTags = meta.story(fromView(VideoDetails, videoDetails, { ...standard, tags: [...tagTable] }));
export const Arabic = meta.story(fromView(VideoDetails, videoDetails, fullVideos.arabic));
export const Pending = meta.story(fromView(VideoDetails, videoDetails, { address: standard, card: null }));
