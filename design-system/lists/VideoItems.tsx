import { memo, Suspense, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { VideoCard, type VideoCardProps } from '../cards/VideoCard/VideoCard.tsx';
import { useHydrated } from '../primitives/useHydrated.ts';
import { createGates, openWhenNear, type NearGate } from './nearGate.ts';
import { previewsIn } from './previews.ts';

/** The props that a card has for its place in a list. */
type Placed = Pick<VideoCardProps, 'eager' | 'data-layout'>;

interface VideoItemsProps {
  cards: readonly VideoCardProps[];
  /** The props of each place. Data, so that a Server Component can give them. */
  places: readonly Placed[];
}

/**
 * The list of a grid of videos, with previews. Its cards hydrate a few at a time, so that a long list does not delay
 * the first interaction on slow phones; where the page asks for it, once the visitor comes near.
 */
export function VideoItems({ cards, places }: VideoItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const slices = sliced(cards.map((card, place) => ({ card, ...places[place] })));
  const [gates] = useState(() => createGates(slices.length));
  useEffect(() => (list.current ? openWhenNear(list.current, gates, sliceSize) : undefined), [gates]);
  // Before the first look at the list, so that a pointer that is there already finds its listeners.
  useLayoutEffect(() => previewsIn(list.current), []);
  return (
    <ul data-part="grid-list" ref={list}>
      {slices.map(({ from, items }) => (
        <Slice key={from} items={items} gate={gates[from / sliceSize]} />
      ))}
      <PassEnd gates={gates} />
    </ul>
  );
}

interface Item extends Placed {
  card: VideoCardProps;
}

interface SliceProps {
  items: readonly Item[];
  gate: NearGate | undefined;
}

const isSameItem = (one: Item, other: Item | undefined): boolean =>
  one.card === other?.card && one.eager === other.eager && one['data-layout'] === other['data-layout'];

/** A page that is rendered again with the same answer has the same cards: neither they nor what waits is touched. */
const isSameSlice = (before: SliceProps, now: SliceProps): boolean =>
  before.items.length === now.items.length && before.items.every((item, index) => isSameItem(item, now.items[index]));

const Slice = memo(function Slice({ items, gate }: SliceProps) {
  return (
    <Suspense>
      <Waiting gate={gate}>
        {items.map((item) => (
          <li data-part="grid-item" key={item.card.href}>
            <Card {...item} />
          </li>
        ))}
      </Waiting>
    </Suspense>
  );
}, isSameSlice);

/** A component of its own, so that React can pause between two cards: their texts are made when their props are read. */
const Card = ({ card, ...placed }: Item) => <VideoCard {...card} {...placed} />;

/** Suspends its first hydration until the gate opens, while the document shows what the server rendered. */
function Waiting({ gate, children }: { gate: NearGate | undefined; children: ReactNode }) {
  const isHydrated = useHydrated(gate !== undefined);
  if (gate && !isHydrated) use(gate.ask());
  // A list that is rendered here waits for nothing.
  useEffect(() => gate?.open(), [gate]);
  return children;
}

/** Hydrates in one pass with the slices before it, also when the list is rendered again meanwhile. */
const PassEnd = memo(function PassEnd({ gates }: { gates: readonly NearGate[] }) {
  return (
    <Suspense>
      <EndFirstPass gates={gates} />
    </Suspense>
  );
});

function EndFirstPass({ gates }: { gates: readonly NearGate[] }) {
  useEffect(() => {
    for (const gate of gates) gate.endFirstPass();
  }, [gates]);
  return null;
}

/** Number of cards that hydrate together. Twelve fill whole rows of two, three, four and six columns. */
const sliceSize = 12;

const sliced = <Entry,>(all: readonly Entry[]): { from: number; items: Entry[] }[] =>
  Array.from({ length: Math.ceil(all.length / sliceSize) }, (_, index) => index * sliceSize).map((from) => ({
    from,
    items: all.slice(from, from + sliceSize),
  }));
