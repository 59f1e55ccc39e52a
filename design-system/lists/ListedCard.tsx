import { VideoCard, type VideoCardProps } from '../cards/VideoCard/VideoCard.tsx';

interface ListedCardProps extends Pick<VideoCardProps, 'eager' | 'data-layout'> {
  card: VideoCardProps;
}

/**
 * A video card of a list. A component of its own, so that React can pause between two cards: their view makes the texts
 * of a card when its props are read.
 */
export const ListedCard = ({ card, ...place }: ListedCardProps) => <VideoCard {...card} {...place} />;
