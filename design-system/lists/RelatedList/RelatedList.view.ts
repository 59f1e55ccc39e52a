import { pageSize, relatedPages } from '@afterglow/contract/limits';
import type { ListedVideo } from '@afterglow/contract/video';
import { oncePerReader } from '../../reader/oncePerReader.ts';
import { isPending, type Pending, pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import { videoCards } from '../VideoGrid/VideoGrid.view.ts';
import type { RelatedListProps } from './RelatedList.tsx';

/** Number of videos beside a player. */
const besideCount = 8;

/** Returns three steps of twenty videos, eight of the first step beside the player; fewer if there are not enough. */
export function relatedList(videos: readonly ListedVideo[] | Pending | null, reader: Reader): RelatedListProps {
  if (videos === null) return { beside: null };
  if (isPending(videos)) return { beside: pending };
  return inSteps(videos, reader);
}

const inSteps = oncePerReader((videos: readonly ListedVideo[], reader): RelatedListProps => {
  const cards = videoCards(videos, reader).slice(0, pageSize.related * relatedPages);
  const steps = Array.from({ length: Math.ceil(cards.length / pageSize.related) }, (_, step) =>
    cards.slice(Math.max(besideCount, step * pageSize.related), (step + 1) * pageSize.related),
  );
  return { beside: cards.slice(0, besideCount), below: steps.filter((step) => step.length > 0) };
});
