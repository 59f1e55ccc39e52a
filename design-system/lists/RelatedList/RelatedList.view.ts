import { pageSize, relatedPages } from '@afterglow/fixtures/contract/limits';
import type { ListedVideo } from '@afterglow/fixtures/contract/video';
import type { Reader } from '../../reader/reader.ts';
import { videoCards } from '../VideoGrid/VideoGrid.view.ts';
import type { RelatedListProps } from './RelatedList.tsx';

/** Three steps of twenty; fewer if there are not enough videos. */
export function relatedList(videos: readonly ListedVideo[], reader: Reader): RelatedListProps {
  const cards = videoCards(videos, reader).slice(0, pageSize.related * relatedPages);
  return {
    steps: Array.from({ length: Math.ceil(cards.length / pageSize.related) }, (_, step) =>
      cards.slice(step * pageSize.related, (step + 1) * pageSize.related),
    ),
  };
}
