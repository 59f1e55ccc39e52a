import { Suspense, type ComponentProps } from 'react';
import { VideoCard, type VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { previewsIn } from '../previews.ts';
import { GridRoot } from './GridRoot.ts';

export interface VideoGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  cards: readonly VideoCardProps[];
  /** It opens the page: its first pictures are asked for at once. */
  first?: boolean;
  /** `whole`: two or three full rows and no ragged end, for a row of the home page. */
  'data-rows'?: 'whole';
}

/** Videos in as many columns as there is room for. */
export function VideoGrid({ cards, first = false, ...rest }: VideoGridProps) {
  return (
    <GridRoot {...rest} data-component="VideoGrid">
      <ul ref={previewsIn}>
        {chunked(cards).map(({ from, piece }) => (
          // A boundary hydrates on its own, so that a long list does not hold up the first touch of a slow phone.
          <Suspense key={from}>
            {piece.map((card, place) => (
              <li key={card.href}>
                <VideoCard {...card} eager={first && loadingPriority(from + place)} />
              </li>
            ))}
          </Suspense>
        ))}
      </ul>
    </GridRoot>
  );
}

/** Two rows of a phone, or most of one of a desktop, and the first row of a phone before all. More would share the line with the picture that is seen first. */
const loadingPriority = (place: number): boolean | 'first' => (place < 2 ? 'first' : place < 4);

/** Twelve divide into whole rows by every number of columns but five. */
const chunkSize = 12;

const chunked = <Entry,>(all: readonly Entry[]): { from: number; piece: Entry[] }[] =>
  Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, index) => index * chunkSize).map((from) => ({
    from,
    piece: all.slice(from, from + chunkSize),
  }));
