import { HiddenCard } from '@afterglow/design-system/cards/HiddenCard';
import { CardMenu, type CardAct } from '@afterglow/design-system/cards/CardMenu';
import type { CardMenuTarget } from '@afterglow/design-system/cards/menus';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { applyToCard, isHidden, isShown, onHidden, showCard, versionOfHidden } from './hiddenStore.ts';
import { useCardActs } from './useCardActs.tsx';

const acts: readonly CardAct[] = ['later', 'addTo', 'hideChannel', 'hideWord', 'report'];
const actsOfHidden: readonly CardAct[] = ['later', 'addTo', 'stopHiding', 'report'];

/** Value until the page is hydrated. */
const firstVersion = () => 0;

/** Returns whether the video of a card is hidden, and whether the card is covered for that. */
function useHiddenState(target: CardMenuTarget, here: string): { hidden: boolean; covered: boolean } {
  useSyncExternalStore(onHidden, versionOfHidden, firstVersion);
  const hidden = isHidden(target);
  return { hidden, covered: hidden && !isShown(here, target) };
}

/** The menu of every video card or, on a hidden one, its cover. */
export function SiteCardMenu(target: CardMenuTarget) {
  const { href, title, by, 'data-part': part } = target;
  const here = useReader().href.here();
  const { hidden, covered } = useHiddenState(target, here);
  const root = useRef<HTMLElement & HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const { overlay, onAct } = useCardActs({ href, title, by });
  useLayoutEffect(() => {
    const card = root.current?.closest('article');
    return card ? applyToCard(card, { hidden, covered }) : undefined;
  }, [hidden, covered]);
  if (covered)
    return (
      <>
        <HiddenCard ref={root} title={title} focused={pressed} onShow={() => showCard(here, target)} />
        {overlay}
      </>
    );
  const choose = (act: CardAct) => {
    setPressed(act === 'hideChannel' || act === 'hideWord');
    onAct(act);
  };
  return (
    <>
      <CardMenu ref={root} data-part={part} title={title} by={by} acts={hidden ? actsOfHidden : acts} onAct={choose} />
      {overlay}
    </>
  );
}
