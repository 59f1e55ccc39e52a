import { useEffect, useState } from 'react';
import { listen } from './listen.ts';
import { useStage } from './stage.ts';

/**
 * Whoever comes near will soon press play: then the list of files and the chapters are loaded. Returns whether somebody
 * came.
 */
export function useApproach(prepare: () => void): boolean {
  const { film, container } = useStage();
  const [approached, setApproached] = useState(false);
  useEffect(() => {
    const approach = () => {
      setApproached(true);
      prepare();
    };
    const stops = [
      listen(container, { pointerenter: approach, focusin: approach, pointerdown: approach }),
      listen(film, { play: approach }),
    ];
    if (container.matches(':is(:hover,:focus-within)') || !film.paused) approach();
    return () => stops.forEach((stop) => stop());
  }, [container, film, prepare]);
  return approached;
}
