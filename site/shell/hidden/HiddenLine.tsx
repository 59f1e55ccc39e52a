import { HiddenCount } from '@afterglow/design-system/lists/HiddenCount';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useRef, useSyncExternalStore } from 'react';
import { countHiddenIn, isAllShown, onHidden, showAll } from './hiddenStore.ts';

/** Until the page is hydrated. */
const noneHidden = () => 0;
const notShown = () => false;

/** How many videos of the list around it are hidden, with the way to see them. */
export function HiddenLine() {
  const here = useReader().href.here();
  const root = useRef<HTMLDivElement>(null);
  // Its cards say that they are there after it is rendered, which asks again.
  const count = useSyncExternalStore(onHidden, () => countHiddenIn(root.current?.parentElement ?? null), noneHidden);
  const shown = useSyncExternalStore(onHidden, () => isAllShown(here), notShown);
  return <HiddenCount ref={root} count={count} shown={shown} onShow={(all) => showAll(here, all)} />;
}
