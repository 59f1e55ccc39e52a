import { Suspense, type ComponentProps } from 'react';
import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { ListedCard } from '../ListedCard.tsx';
import { previewsIn } from '../previews.ts';
import { VideoGridSkeleton } from '../VideoGridSkeleton/VideoGridSkeleton.tsx';
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
      <ul data-part="grid-list" ref={previewsIn}>
        {chunked(cards).map(({ from, piece }) => (
          // A Suspense boundary hydrates separately, so that a long list does not delay the first interaction on slow
          // phones.
          <Suspense key={from}>
            {piece.map((card, place) => (
              <li data-part="grid-item" key={card.href}>
                <ListedCard
                  card={card}
                  eager={first && loadingPriority(from + place)}
                  data-layout={layoutAt(from + place, rest['data-rows'])}
                />
              </li>
            ))}
          </Suspense>
        ))}
      </ul>
    </GridRoot>
  );
}

/**
 * Loading priority of the picture at an index: eager for two rows on a phone, or most of one on a desktop, and high for
 * the first row of a phone. More would compete for bandwidth with the LCP picture.
 */
const loadingPriority = (place: number): boolean | 'first' => (place < 2 ? 'first' : place < 4);

/** Number of cards that hydrate together. Twelve fill whole rows of two, three, four and six columns. */
const chunkSize = 12;

const chunked = <Entry,>(all: readonly Entry[]): { from: number; piece: Entry[] }[] =>
  Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, index) => index * chunkSize).map((from) => ({
    from,
    piece: all.slice(from, from + chunkSize),
  }));
