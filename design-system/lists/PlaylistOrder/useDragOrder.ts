import { useRef, useState, type PointerEvent } from 'react';

interface Dragged {
  id: number;
  place: number;
}

/** Within this distance of an edge of the window, each movement scrolls the page by `scrollPixels`. */
const edgePixels = 80;
const scrollPixels = 16;

/**
 * Returns the index of a row that is dragged to `y` in the window: below all other rows whose middle is above it.
 * @param dragged Current index of the dragged row.
 * @param y Pixels from the top of the window.
 */
function placeAt(list: HTMLElement, dragged: number, y: number): number {
  const others = [...list.children].filter((_, place) => place !== dragged);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

function moved<Entry extends { id: number }>(entries: readonly Entry[], { id, place }: Dragged): readonly Entry[] {
  const entry = entries.find((one) => one.id === id);
  return entry ? entries.filter((one) => one.id !== id).toSpliced(place, 0, entry) : entries;
}

function scrollAlong(y: number): void {
  if (y < edgePixels) window.scrollBy(0, -scrollPixels);
  else if (y > window.innerHeight - edgePixels) window.scrollBy(0, scrollPixels);
}

/**
 * Lets a pointer drag rows by their handles. The other rows make room at once; `onDrop` gets the index at which the row
 * was dropped.
 * @returns `shown` are the entries in the order to render, `dragged` the id of the dragged entry or null. `handlers`
 * belong on the list, `handleFor` on the handle of each row.
 */
export function useDragOrder<Entry extends { id: number }>(
  entries: readonly Entry[],
  onDrop: (id: number, place: number) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const shown = dragged ? moved(entries, dragged) : entries;
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (!dragged || !list.current) return;
    scrollAlong(clientY);
    const place = placeAt(list.current, dragged.place, clientY);
    if (place !== dragged.place) setDragged({ ...dragged, place });
  };
  const onPointerUp = ({ clientY }: PointerEvent) => {
    if (!dragged || !list.current) return;
    setDragged(null);
    // The last movement may not have been rendered yet.
    const place = placeAt(list.current, dragged.place, clientY);
    if (entries.findIndex(({ id }) => id === dragged.id) !== place) onDrop(dragged.id, place);
  };
  return {
    list,
    shown,
    dragged: dragged && dragged.id,
    handlers: { onPointerMove, onPointerUp, onPointerCancel: () => setDragged(null) },
    handleFor: (id: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        // On the list: the row itself moves within the document, which would end a capture.
        list.current?.setPointerCapture(event.pointerId);
        setDragged({ id, place: entries.findIndex((entry) => entry.id === id) });
      },
    }),
  };
}
