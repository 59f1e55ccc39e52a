import { WatchedSharesProvider } from '@afterglow/design-system/cards/watched';
import { useMemo, type ReactNode } from 'react';
import { readPositions, type Position } from '../device/player.ts';
import { useHydrated } from '@afterglow/design-system/hydrated';

/** Watched shares by the id of the video. */
const sharesOf = (positions: readonly Position[]): Record<string, number> =>
  Object.fromEntries(positions.map(({ id, seconds, length }) => [id, seconds / length]));

/** Shows on every card how much of its video was watched on this device; read anew on every page. */
export function WatchedShares({ here, children }: { here: string; children: ReactNode }) {
  const hydrated = useHydrated();
  // As text, so that a page on which nothing has changed renders none of its cards anew.
  const positions = useMemo(
    () => (hydrated && here !== '' ? JSON.stringify(sharesOf(readPositions())) : '{}'),
    [hydrated, here],
  );
  const shareOf = useMemo(() => {
    // Written above.
    const shares = JSON.parse(positions) as Record<string, number>;
    return (href: string) => shares[/^\/video\/(\d+)\//.exec(href)?.[1] ?? ''] ?? 0;
  }, [positions]);
  return <WatchedSharesProvider value={shareOf}>{children}</WatchedSharesProvider>;
}
