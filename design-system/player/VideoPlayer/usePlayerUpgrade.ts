import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { afterNextPaint } from '../../primitives/afterNextPaint.ts';
import { useHydrated } from '../../primitives/useHydrated.ts';
import type { PlayerControlsProps } from './playerDetails.ts';

/**
 * `none`: the browser's own controls. `failed`: they are back, as the code of the site's controls could not be loaded.
 */
type Upgrade = 'none' | 'coming' | 'done' | 'failed';

interface UpgradeOf {
  root: RefObject<HTMLElement | null>;
  video: HTMLVideoElement | null;
  wanted: boolean;
}

const loaded = (image: HTMLImageElement): Promise<void> =>
  image.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const outcome of ['load', 'error']) image.addEventListener(outcome, () => resolve(), { once: true });
      });

/**
 * Loads the code of the site's controls once the poster has been painted, so that it does not compete with it for
 * bandwidth. The server can switch it off for every page (PLAYER=native).
 */
export function usePlayerUpgrade({ root, video, wanted }: UpgradeOf): {
  upgrade: Upgrade;
  Controls: ComponentType<PlayerControlsProps> | null;
} {
  const [failed, setFailed] = useState(false);
  const hydrated = useHydrated();
  const [controls, setControls] = useState<{ Controls: ComponentType<PlayerControlsProps> } | null>(null);
  const allowed = wanted && hydrated && document.documentElement.dataset['player'] !== 'native';
  useEffect(() => {
    if (video === null || !allowed) return undefined;
    let left = false;
    const poster = root.current?.querySelector<HTMLImageElement>('[data-part="player-poster"]');
    void (async () => {
      if (poster) await loaded(poster);
      await afterNextPaint();
      if (left) return;
      try {
        const { PlayerControls } = await import('./PlayerControls.tsx');
        if (!left) setControls({ Controls: PlayerControls });
      } catch {
        if (!left) setFailed(true);
      }
    })();
    return () => {
      left = true;
    };
  }, [allowed, video, root]);
  const upgrade = failed ? 'failed' : !allowed ? 'none' : controls === null ? 'coming' : 'done';
  return { upgrade, Controls: controls?.Controls ?? null };
}
