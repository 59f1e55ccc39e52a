import { WatchedSharesProvider } from '@afterglow/design-system/cards/watched';
import { useMemo, type ReactNode } from 'react';
import { readPositions } from '../device/player.ts';
import { useHydrated } from '@afterglow/design-system/hydrated';

const none = () => 0;

/** Shows on every card how much of its video was watched on this device; read anew on every page. */
export function WatchedShares({ here, children }: { here: string; children: ReactNode }) {
  const hydrated = useHydrated();
  const shareOf = useMemo(() => {
    const positions = hydrated && here !== '' ? readPositions() : [];
    if (positions.length === 0) return none;
    const shares = new Map(positions.map(({ id, seconds, length }) => [String(id), seconds / length]));
    return (href: string) => shares.get(/^\/video\/(\d+)\//.exec(href)?.[1] ?? '') ?? 0;
  }, [hydrated, here]);
  return <WatchedSharesProvider value={shareOf}>{children}</WatchedSharesProvider>;
}
