import { HlsVideoAdapter } from '@videojs/spf/hls-video';
import type { Sound } from './sounds.ts';

export interface HlsStream {
  /** Heights of the renditions, tallest first. */
  heights: () => number[];
  /** Pass null to let the engine choose. If there is no such height, selects the next lower one, else the smallest. */
  select: (height: number | null) => void;
  /** Empty until the playlist has loaded, or if the sound is part of the video segments. */
  sounds: () => Sound[];
  /** Selects a sound by its index in `sounds()`. */
  selectSound: (index: number) => void;
  destroy: () => void;
}

export interface HlsEvents {
  /** Called when renditions or sounds have been added. */
  onChange: () => void;
  onError: () => void;
}

/** Plays a stream in a `<video>` element with Video.js's own engine. Loaded only when a stream is played. */
export function playHls(video: HTMLVideoElement, src: string, { onChange, onError }: HlsEvents): HlsStream {
  const engine = new HlsVideoAdapter();
  engine.attach(video);
  engine.addEventListener('error', onError);
  engine.videoRenditions.addEventListener('addrendition', onChange);
  engine.audioTracks.addEventListener('addtrack', onChange);
  // With a lower value, the engine does not notice a `play()` on the element itself.
  engine.preload = 'auto';
  // Relative URLs in the playlist are resolved against it.
  engine.src = new URL(src, location.href).href;
  const renditions = () => [...engine.videoRenditions];
  const heights = () => [...new Set(renditions().map(({ height }) => height ?? 0))].sort((one, other) => other - one);
  return {
    heights,
    select: (height) => {
      const nearest = height === null ? null : (heights().find((one) => one <= height) ?? heights().at(-1));
      engine.videoRenditions.selectedIndex =
        nearest === null ? -1 : renditions().findIndex((one) => one.height === nearest);
    },
    // The engine calls the default sound "main".
    sounds: () =>
      [...engine.audioTracks].map(({ label, language, kind }) => ({
        name: label,
        lang: language,
        standard: kind === 'main',
      })),
    selectSound: (index) => {
      const track = [...engine.audioTracks][index];
      if (track === undefined) return;
      // Not by `enabled`, which the engine resets while it starts.
      engine.engine.state.userAudioTrackSelection?.set({
        name: track.label,
        ...(track.language !== '' && { language: track.language }),
      });
    },
    destroy: () => engine.destroy(),
  };
}
