/** Frames a second assumed until two frames were seen. */
const assumedRate = 25;

/** A longer gap is a frame that was dropped. Times are not exact, so a frame of one second must pass. */
const longestSeconds = 1.1;

interface FrameStepper {
  step: (direction: 1 | -1) => void;
  stop: () => void;
}

/** Moves a film by single frames; their length is learnt from the frames that are shown. */
export function frameStepper(film: HTMLVideoElement): FrameStepper {
  let frameSeconds = 1 / assumedRate;
  let last: number | null = null;
  let handle = 0;
  // Missing in Firefox before 132.
  const request = film.requestVideoFrameCallback?.bind(film);
  const watch = () => {
    handle =
      request?.((_, { mediaTime }) => {
        const gap = last === null || film.seeking ? 0 : mediaTime - last;
        if (gap > 0.001 && gap < longestSeconds && !film.paused)
          frameSeconds = gap / film.playbackRate > 1 ? frameSeconds : gap;
        last = mediaTime;
        watch();
      }) ?? 0;
  };
  watch();
  return {
    step: (direction) => {
      film.pause();
      // Into the middle of the frame beside the one that is shown: its edge may show either.
      const to = last === null ? film.currentTime + direction * frameSeconds : last + (direction + 0.5) * frameSeconds;
      film.currentTime = Math.max(0, to);
    },
    stop: () => film.cancelVideoFrameCallback?.(handle),
  };
}
