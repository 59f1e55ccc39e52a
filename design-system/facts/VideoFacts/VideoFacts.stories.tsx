import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import preview from '@afterglow/storybook/preview';
import { videos } from '@afterglow/fixtures/data/videos';
import { fromView } from '../../reader/fromView.tsx';
import { VideoFacts } from './VideoFacts.tsx';
import { videoFacts, videoFactsWithCounts } from './VideoFacts.view.ts';

const meta = preview.meta({ component: VideoFacts });

export const Standard = meta.story(fromView(VideoFacts, videoFacts, fullVideos.standard));
export const NoVotes = meta.story(fromView(VideoFacts, videoFacts, fullVideos.noVotes));
export const OneView = meta.story(fromView(VideoFacts, videoFacts, fullVideos.bare));
export const LikesDislikesSubscribers = meta.story(fromView(VideoFacts, videoFactsWithCounts, fullVideos.standard));
export const LargeCounts = meta.story(
  fromView(VideoFacts, videoFactsWithCounts, {
    ...fullVideos.standard,
    statistics: { ...fullVideos.standard.statistics, views: 48_906_211, likes: 1_204_500, dislikes: 18_020 },
  }),
);
export const CountsWithoutVotes = meta.story(fromView(VideoFacts, videoFactsWithCounts, fullVideos.noVotes));
export const Previewed = meta.story(
  fromView(VideoFacts, videoFacts, { address: videos.standard, card: videos.standard }),
);
export const Pending = meta.story(fromView(VideoFacts, videoFacts, { address: videos.standard, card: null }));
export const CountsPending = meta.story(
  fromView(VideoFacts, videoFactsWithCounts, { address: videos.standard, card: videos.standard }),
);
