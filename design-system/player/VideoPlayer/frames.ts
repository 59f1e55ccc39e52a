/** Frames a second assumed until two frames were seen. */
const assumedRate = 25;

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
        if (gap > 0.001 && gap <= 1 && !film.paused) frameSeconds = gap / film.playbackRate > 1 ? frameSeconds : gap;
        last = mediaTime;
        watch();
      }) ?? 0;
  };
  watch();
  return {
    step: (direction) => {
      film.pause();
      film.currentTime = Math.max(0, film.currentTime + direction * frameSeconds);
    },
    stop: () => film.cancelVideoFrameCallback?.(handle),
  };
}
