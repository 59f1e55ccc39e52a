import { HlsVideoAdapter } from '@videojs/spf/hls-video';

export interface HlsStream {
  /** Heights of the renditions, tallest first. */
  heights: () => number[];
  /** A height, or null to let the engine choose. */
  select: (height: number | null) => void;
  destroy: () => void;
}

/** Plays a stream in a `<video>` element with Video.js's own engine. Loaded only when a stream is played. */
export function playHls(
  film: HTMLVideoElement,
  src: string,
  { onChange, onError }: { onChange: () => void; onError: () => void },
): HlsStream {
  const engine = new HlsVideoAdapter();
  engine.attach(film);
  engine.addEventListener('error', onError);
  engine.videoRenditions.addEventListener('addrendition', onChange);
  // With less, the engine does not notice a press of play on the element itself.
  engine.preload = 'auto';
  // Relative addresses inside are resolved against it.
  engine.src = new URL(src, location.href).href;
  const renditions = () => [...engine.videoRenditions];
  return {
    heights: () => [...new Set(renditions().map(({ height }) => height ?? 0))].sort((one, other) => other - one),
    select: (height) => {
      engine.videoRenditions.selectedIndex =
        height === null ? -1 : renditions().findIndex((one) => one.height === height);
    },
    destroy: () => engine.destroy(),
  };
}
