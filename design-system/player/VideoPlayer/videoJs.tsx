import {
  bufferFeature,
  createPlayer,
  fullscreenFeature,
  pipFeature,
  playbackFeature,
  playbackRateFeature,
  remotePlaybackFeature,
  selectBuffer,
  selectFullscreen,
  selectPiP,
  selectPlayback,
  selectRemotePlayback,
  selectTime,
  selectVolume,
  Slider as VideoJsSlider,
  timeFeature,
  useContainerAttach,
  useMediaAttach,
  usePlayer,
  volumeFeature,
} from '@videojs/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';

/**
 * The adapter of Video.js: the player's controls know the library by what is exported here. Streams are played by
 * hls.ts, which is loaded when there is one. videoElement.ts holds the things that `<video>` can do by itself.
 */

const { Player: Store } = createPlayer({
  features: [
    playbackFeature,
    timeFeature,
    volumeFeature,
    bufferFeature,
    fullscreenFeature,
    pipFeature,
    playbackRateFeature,
    remotePlaybackFeature,
  ],
});

interface MediaElements {
  video: HTMLVideoElement;
  /** The element that fills the screen. */
  container: HTMLElement;
}

/** Provides the state of an existing media element to the hooks below. */
export function MediaProvider({ video, container, children }: MediaElements & { children: ReactNode }) {
  return (
    <Store>
      <AttachMedia video={video} container={container} />
      {children}
    </Store>
  );
}

/** Attaches the existing element, as Video.js's own `<Video>` would create a new one. */
function AttachMedia({ video, container }: MediaElements) {
  const attachMedia = useMediaAttach();
  const attachContainer = useContainerAttach();
  useEffect(() => {
    attachMedia?.(video);
    attachContainer?.(container);
    return () => {
      attachMedia?.(null);
      attachContainer?.(null);
    };
  }, [attachMedia, attachContainer, video, container]);
  return null;
}

export interface Playback {
  paused: boolean;
  ended: boolean;
  /** Whether playback waits for data. */
  waiting: boolean;
}

export function usePlayback(): Playback {
  const { paused = true, ended = false, waiting = false } = usePlayer(selectPlayback) ?? {};
  return { paused, ended, waiting };
}

export interface MediaTime {
  /** In seconds. */
  currentTime: number;
  /** In seconds; 0 if it is not known. */
  duration: number;
  seeking: boolean;
}

export function useMediaTime(): MediaTime {
  const { currentTime = 0, duration = 0, seeking = false } = usePlayer(selectTime) ?? {};
  return { currentTime, duration, seeking };
}

/** Returns the start and the end of each loaded range, in seconds. */
export const useBuffered = (): readonly (readonly [start: number, end: number])[] =>
  usePlayer(selectBuffer)?.buffered ?? [];

export interface Volume {
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  /** False where only the device's own keys change the volume. */
  adjustable: boolean;
  setVolume: (volume: number) => void;
  toggleMuted: () => void;
}

/** Returns the sound of the media element; null until it is attached. */
export function useVolume(): Volume | null {
  const sound = usePlayer(selectVolume);
  if (!sound) return null;
  const { volume, muted, volumeAvailability, setVolume, toggleMuted } = sound;
  return { volume, muted, adjustable: volumeAvailability === 'available', setVolume, toggleMuted };
}

/** A mode of the browser in which the video is shown elsewhere. */
export interface DisplayMode {
  active: boolean;
  /** `unavailable` for now, `unsupported` for good. */
  availability: 'available' | 'unavailable' | 'unsupported';
  /** Enters or leaves the mode, unless the browser refuses. */
  toggle: () => void;
}

const unattached: DisplayMode = { active: false, availability: 'unsupported', toggle: () => {} };

const unlessRefused = (request: () => Promise<unknown>) => (): void => {
  request().catch(() => {});
};

export function useFullscreen(): DisplayMode {
  const screen = usePlayer(selectFullscreen);
  if (!screen) return unattached;
  const { fullscreen, fullscreenAvailability, toggleFullscreen } = screen;
  return { active: fullscreen, availability: fullscreenAvailability, toggle: unlessRefused(toggleFullscreen) };
}

export function usePictureInPicture(): DisplayMode {
  const window = usePlayer(selectPiP);
  if (!window) return unattached;
  const { pip, pipAvailability, togglePictureInPicture } = window;
  return { active: pip, availability: pipAvailability, toggle: unlessRefused(togglePictureInPicture) };
}

/** Returns whether the video plays on another device, such as a television. */
export function useCasting(): DisplayMode {
  const remote = usePlayer(selectRemotePlayback);
  if (!remote) return unattached;
  const { remotePlaybackState, remotePlaybackAvailability, toggleRemotePlayback } = remote;
  return {
    active: remotePlaybackState === 'connected',
    availability: remotePlaybackAvailability,
    toggle: unlessRefused(toggleRemotePlayback),
  };
}

interface SliderProps {
  'data-part': string;
  min: number;
  max: number;
  step: number;
  value: number;
  onValueChange: (value: number) => void;
  label: string;
  children: ReactNode;
}

/**
 * The frame of a slider. While a pointer is over it or drags it, it has `data-pointing` or `data-dragging`; its styles
 * get `--media-slider-fill` and `--media-slider-pointer` as percentages.
 */
export const Slider: ComponentType<SliderProps> = VideoJsSlider.Root;

interface SliderThumbProps {
  'data-part': string;
  'aria-valuenow': number;
  'aria-valuemax'?: number;
  'aria-valuetext': string;
}

/** The handle of a slider, which has the keyboard focus and the value for assistive technology. */
export const SliderThumb: ComponentType<SliderThumbProps> = VideoJsSlider.Thumb;
