import { useEffect, useState } from 'react';
import { listen } from './listen.ts';
import { useStage } from './stage.ts';

/**
 * Calls `prepare` when a visitor comes near the player, as play will soon be pressed. Returns true from then on, so
 * that the chapters are loaded as well.
 */
export function useApproach(prepare: () => void): boolean {
  const { video, container } = useStage();
  const [approached, setApproached] = useState(false);
  useEffect(() => {
    const approach = () => {
      setApproached(true);
      prepare();
    };
    const stops = [
      listen(container, { pointerenter: approach, focusin: approach, pointerdown: approach }),
      listen(video, { play: approach }),
    ];
    if (container.matches(':is(:hover,:focus-within)') || !video.paused) approach();
    return () => stops.forEach((stop) => stop());
  }, [container, video, prepare]);
  return approached;
}
