/** Frames per second that are assumed until two frames have been seen. */
const assumedRate = 25;

/** A longer gap means that frames were dropped. Times are not exact, so a frame of one second must pass. */
const longestSeconds = 1.1;

interface FrameStepper {
  step: (direction: 1 | -1) => void;
  stop: () => void;
}

/** Moves a video by single frames. The length of a frame is measured on those that are shown. */
export function frameStepper(video: HTMLVideoElement): FrameStepper {
  let frameSeconds = 1 / assumedRate;
  let last: number | null = null;
  /** Target of the pending step: the next step may be requested before its frame has been shown. */
  let aimed: number | null = null;
  let handle = 0;
  // Missing in Firefox before 132.
  const request = video.requestVideoFrameCallback?.bind(video);
  const watch = () => {
    handle =
      request?.((_, { mediaTime }) => {
        const gap = last === null || video.seeking ? 0 : mediaTime - last;
        if (gap > 0.001 && gap < longestSeconds && !video.paused)
          frameSeconds = gap / video.playbackRate > 1 ? frameSeconds : gap;
        last = mediaTime;
        if (aimed !== null && Math.abs(mediaTime - aimed) < frameSeconds / 2) aimed = null;
        watch();
      }) ?? 0;
  };
  watch();
  return {
    step: (direction) => {
      video.pause();
      const middle = frameSeconds / 2;
      // False if another seek has led away from the target.
      const onItsWay = aimed !== null && Math.abs(video.currentTime - aimed - middle) < 0.001;
      const from = onItsWay ? aimed : last;
      aimed = from === null ? null : Math.max(0, from + direction * frameSeconds);
      // Into the middle of the neighbouring frame, as its edge may show either frame.
      video.currentTime = aimed === null ? Math.max(0, video.currentTime + direction * frameSeconds) : aimed + middle;
    },
    stop: () => video.cancelVideoFrameCallback?.(handle),
  };
}
