import { useState } from 'react';
import { setRate } from './videoElement.ts';
import { useStage } from './stage.ts';
import type { useIdle } from './useIdle.ts';
import { useJump } from './useJump.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import type { PlayerTools } from './usePlayerTools.ts';
import { useTouch } from './useTouch.ts';
import { useFullscreen } from './videoJs.tsx';

/**
 * Handles keys and gestures. Returns the setter of the element that gestures are made on, whether a finger holds the
 * video, and the jump to show.
 */
export function useInput(tools: PlayerTools, presence: ReturnType<typeof useIdle>, started: boolean) {
  const { video, preferences, togglePlay } = useStage();
  const { idle, wake, sleep } = presence;
  const { dialogs, toggleCaptions, toggleTheatre, stepFrame, setLoop, section } = tools;
  const fullscreen = useFullscreen();
  const [fast, setFast] = useState(false);
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const { jumped, jump } = useJump(wake);
  const toggleLoop = () => setLoop((on) => !on);
  const showHelp = () => dialogs.setOpen('help');
  usePlayerKeys({ jump, toggleCaptions, toggleTheatre, stepFrame, toggleLoop, markSection: section.mark, showHelp });
  useTouch(surface, {
    tap: (pointer) => {
      if (dialogs.open === 'settings') dialogs.close();
      else if (pointer === 'mouse' || !started) togglePlay();
      else if (idle) wake();
      else sleep();
    },
    doubleTap: (side, pointer) => {
      if (pointer === 'touch' && side !== 'middle') jump(side === 'back' ? -10 : 10);
      else {
        if (pointer === 'mouse') togglePlay();
        fullscreen.toggle();
      }
    },
    hold: (held) => {
      setRate(video, held ? 2 : preferences.rate);
      setFast(held);
    },
  });
  return { setSurface, fast, jumped };
}
