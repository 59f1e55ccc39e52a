import type { ComponentProps } from 'react';
import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { VideoGridSkeleton } from '../VideoGridSkeleton/VideoGridSkeleton.tsx';
import { VideoItems } from '../VideoItems.tsx';
import { GridRoot } from './GridRoot.ts';
import { layoutAt } from './layoutAt.ts';

export interface VideoGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** While pending, placeholders for the first screen are shown. */
  cards: readonly VideoCardProps[] | Pending;
  /** True for the first list of the page: its first pictures load eagerly. */
  first?: boolean;
  /**
   * `whole`: two or three full rows without an incomplete one, for the home page. `lead`: the same with a large first
   * card. `one`: at most four in a row, or two rows of two on phones. `line`: a single row, full or not.
   */
  'data-rows'?: 'whole' | 'lead' | 'one' | 'line';
}

/** A responsive grid of videos. */
export function VideoGrid({ cards, first = false, ...rest }: VideoGridProps) {
  if (isPending(cards)) return <VideoGridSkeleton cards={24} {...rest} />;
  return (
    <GridRoot {...rest} data-component="VideoGrid">
      <VideoItems
        cards={cards}
        places={cards.map((_, place) => ({
          eager: first && loadingPriority(place),
          'data-layout': layoutAt(place, rest['data-rows']),
        }))}
      />
    </GridRoot>
  );
}

/**
 * Loading priority of the picture at an index: eager for two rows on a phone, or most of one on a desktop, and high for
 * the first row of a phone. More would compete for bandwidth with the LCP picture.
 */
const loadingPriority = (place: number): boolean | 'first' => (place < 2 ? 'first' : place < 4);
