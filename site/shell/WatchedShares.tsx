import { WatchedSharesProvider } from '@afterglow/design-system/cards/watched';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { isStored } from '../device/isStored.ts';

/**
 * Returns watched shares by the id of the video, as JSON. The code that reads them is loaded only where there are any,
 * with the rules of the bars: the document has them only if it came with a bar, and none of a guest's does.
 */
async function readShares(): Promise<string> {
  const { readPositions } = await withStyles(import('../device/player.ts'));
  return JSON.stringify(Object.fromEntries(readPositions().map(({ id, seconds, length }) => [id, seconds / length])));
}

/** Shows on every card how much of its video was watched on this device; read again on every page. */
export function WatchedShares({ here, children }: { here: string; children: ReactNode }) {
  // As text, so that a page on which nothing has changed renders none of its cards again.
  const [text, setText] = useState('{}');
  useEffect(() => {
    if (!isStored('positions')) return undefined;
    let current = true;
    // If the code cannot be loaded, the cards show no shares.
    readShares().then(
      (shares) => current && setText(shares),
      () => undefined,
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- something may have been watched since
  }, [here]);
  const shareOf = useMemo(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    const shares = JSON.parse(text) as Record<string, number>;
    return (href: string) => shares[/^\/video\/(\d+)\//.exec(href)?.[1] ?? ''] ?? 0;
  }, [text]);
  return <WatchedSharesProvider value={shareOf}>{children}</WatchedSharesProvider>;
}
