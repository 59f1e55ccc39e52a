import { HiddenCount } from '@afterglow/design-system/lists/HiddenCount';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useRef, useSyncExternalStore } from 'react';
import { countHiddenIn, isAllShown, onHidden, showAll } from './hiddenStore.ts';

/** Values until the page is hydrated. */
const noneHidden = () => 0;
const notShown = () => false;

/** The number of hidden videos in the surrounding list, with a way to see them. */
export function HiddenLine() {
  const here = useReader().href.here();
  const root = useRef<HTMLDivElement>(null);
  // Cards register after this has been rendered, and then notify this store.
  const count = useSyncExternalStore(onHidden, () => countHiddenIn(root.current?.parentElement ?? null), noneHidden);
  const shown = useSyncExternalStore(onHidden, () => isAllShown(here), notShown);
  return <HiddenCount ref={root} count={count} shown={shown} onShow={(all) => showAll(here, all)} />;
}
