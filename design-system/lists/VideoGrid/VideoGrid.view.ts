import type { ListedVideo } from '@afterglow/contract/video';
import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { videoCard } from '../../cards/VideoCard/VideoCard.view.ts';
import { isPending, pending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { VideoGridProps } from './VideoGrid.tsx';

/** Returns the cards of the videos, without duplicates. */
export const videoCards = (videos: readonly ListedVideo[], reader: Reader): VideoCardProps[] =>
  [...new Map(videos.map((video) => [video.id, video])).values()].map((video) => videoCard(video, reader));

export const videoGrid = (videos: readonly ListedVideo[] | Pending, reader: Reader): VideoGridProps => ({
  cards: isPending(videos) ? pending : videoCards(videos, reader),
});
