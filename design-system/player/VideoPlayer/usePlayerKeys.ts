import { setRate } from './videoElement.ts';
import { useStage } from './stage.ts';
import { useShortcuts, type Shortcuts } from './useShortcuts.ts';
import { useFullscreen, usePictureInPicture, useVolume } from './videoJs.tsx';

/** Effects of keys that the media element alone cannot have. */
interface KeyActions {
  jump: (seconds: number) => void;
  toggleCaptions: () => void;
  toggleTheatre: () => void;
  toggleLoop: () => void;
  markSection: () => void;
  stepFrame: (direction: 1 | -1) => void;
  showHelp: () => void;
}

/** Handles every key of the player; ShortcutSheet lists them for visitors. */
export function usePlayerKeys(actions: KeyActions): void {
  const { video, container, length, preferences, choose, seek, togglePlay } = useStage();
  const sound = useVolume();
  const fullscreen = useFullscreen();
  const pip = usePictureInPicture();
  const speed = (direction: 1 | -1) => {
    const rate = Math.min(2, Math.max(0.5, preferences.rate + direction * 0.25));
    setRate(video, rate);
    choose({ rate });
  };
  const toEnd: Shortcuts = { Home: () => seek(0), End: () => seek(length) };
  const tenths = Object.fromEntries(
    Array.from({ length: 10 }, (_, tenth) => [String(tenth), () => seek((length * tenth) / 10)]),
  );
  useShortcuts(container, {
    enabled: preferences.shortcuts,
    inside: { ' ': togglePlay, ArrowLeft: () => actions.jump(-5), ArrowRight: () => actions.jump(5), ...toEnd },
    single: {
      k: togglePlay,
      j: () => actions.jump(-10),
      l: () => actions.jump(10),
      m: () => sound?.toggleMuted(),
      c: actions.toggleCaptions,
      f: fullscreen.toggle,
      i: pip.toggle,
      t: actions.toggleTheatre,
      b: actions.markSection,
      r: actions.toggleLoop,
      ',': () => actions.stepFrame(-1),
      '.': () => actions.stepFrame(1),
      '<': () => speed(-1),
      '>': () => speed(1),
      '?': actions.showHelp,
      ...tenths,
    },
  });
}
