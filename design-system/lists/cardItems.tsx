import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { VideoCardProps } from '../cards/VideoCard/VideoCard.tsx';
import { createParts, Held, openParts, watchParts } from '../primitives/heldParts.ts';
import { previewsIn } from './previews.ts';

interface CardItemsProps {
  cards: readonly VideoCardProps[];
  /** Renders a card at its place in the list. */
  children: (card: VideoCardProps, place: number) => ReactNode;
}

/** Number of cards that hydrate together: few enough for one frame of a slow phone. */
const size = 4;

/**
 * The cards of a list. Those of a document are hydrated when the visitor comes near them, so that a long list does not
 * keep a phone busy.
 */
export function CardItems({ cards, children }: CardItemsProps) {
  const [first] = useState(() => ({ cards, children, parts: createParts(Math.ceil(cards.length / size)) }));
  // React has to hydrate all parts before it can render anything else in their place.
  if (cards !== first.cards || children !== first.children) openParts(first.parts);
  const list = useCallback(
    (element: HTMLUListElement | null) => {
      if (element === null) return undefined;
      const stops = [previewsIn(element), watchParts(element, first.parts, size)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [first],
  );
  // The same elements for the same cards, so that nothing renders a part that is held.
  return useMemo(
    () => (
      <ul data-part="grid-list" ref={list}>
        {inParts(cards).map(({ from, piece }) => (
          <Suspense key={from}>
            <Held part={first.parts[from / size]}>
              <Piece cards={piece} from={from} item={children} />
            </Held>
          </Suspense>
        ))}
      </ul>
    ),
    [cards, children, first, list],
  );
}

interface PieceProps {
  cards: readonly VideoCardProps[];
  from: number;
  item: CardItemsProps['children'];
}

/** A component of its own, so that a part that is held back makes no card. */
const Piece = ({ cards, from, item }: PieceProps) =>
  cards.map((card, place) => (
    <li data-part="grid-item" key={card.href}>
      {item(card, from + place)}
    </li>
  ));

const inParts = <Entry,>(all: readonly Entry[]): { from: number; piece: Entry[] }[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => index * size).map((from) => ({
    from,
    piece: all.slice(from, from + size),
  }));
