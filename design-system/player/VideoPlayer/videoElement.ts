import { isDiscreet } from '../../reader/discreet.ts';
import { listen } from './listen.ts';
import type { PlayerPreferences } from './playerServices.ts';

/** Operations of the controls on the media element. */

const canPlayH264 = (video: HTMLVideoElement): boolean => video.canPlayType('video/mp4;codecs="avc1.42E01E"') !== '';

/** Whether the browser gave up because it cannot decode H.264, for which Firefox depends on the system. */
export const lacksFormat = (video: HTMLVideoElement): boolean =>
  video.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && !canPlayH264(video);

/** Whether streams are played by the browser itself and cannot be played otherwise, as on iPhones before iOS 17.1. */
export const playsOnlyNatively = (video: HTMLVideoElement): boolean =>
  !('MediaSource' in window) &&
  !('ManagedMediaSource' in window) &&
  video.canPlayType('application/vnd.apple.mpegurl') !== '';

/** A video that stops within this many seconds of its end has ended. */
const endMarginSeconds = 0.5;

/**
 * Whether a video that has played cannot go on because it is at its end. Sound and picture are seldom of the same
 * length, and the duration in a container is often rounded.
 * @param length Duration in seconds, for an element without metadata.
 */
export function stopsAtEnd(video: HTMLVideoElement, length: number): boolean {
  const end = Number.isFinite(video.duration) ? video.duration : length;
  return video.played.length > 0 && end > 0 && end - video.currentTime <= endMarginSeconds;
}

/** Ends a video that has stopped at its end, or restarts it if it loops. */
export function conclude(video: HTMLVideoElement): void {
  if (video.loop && !video.error) {
    video.currentTime = 0;
    return;
  }
  video.pause();
  video.dispatchEvent(new Event('conclude'));
}

/** Seeks. Returns true if nothing has loaded yet, in which case the element fires no event. */
export function seekTo(video: HTMLVideoElement, seconds: number): boolean {
  const unloaded = video.readyState === HTMLMediaElement.HAVE_NOTHING;
  if (unloaded) video.preload = 'auto';
  video.currentTime = seconds;
  return unloaded;
}

/** Sets the position at which an element will start, without loading it. The element must not have loaded. */
export const setStartTime = (video: HTMLVideoElement, seconds: number): void => {
  video.currentTime = seconds;
};

/** Removes a file that has not begun to load, so that the next one to load is another file. */
export function dropUnloaded(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}

/** Loads another file. */
export function loadFile(video: HTMLVideoElement, src: string): void {
  video.src = src;
  video.load();
}

/**
 * Goes on playing with the next source, unless the video is paused before it arrives. An element that gets another
 * source stops without an event, and rejects a pending `play()`.
 */
export function playOn(video: HTMLVideoElement): void {
  let playing = !video.paused && !video.ended;
  const stop = listen(video, {
    play: () => (playing = true),
    pause: () => (playing = false),
    loadstart: () => {
      stop();
      if (playing) video.play().catch(() => {});
    },
  });
}

/**
 * Makes the next source start at a position; call it before the source is set. The position is set once the element is
 * empty, before an engine that also listens reads it: reading 0 first, the engine loads the beginning, and may then
 * lose the part that the video waits for. If the browser has dropped the position, it is set again with the metadata.
 */
export function keepPlace(video: HTMLVideoElement, seconds: number): void {
  if (seconds === 0) return;
  const again = () => {
    if (Math.abs(video.currentTime - seconds) > 0.5) video.currentTime = seconds;
  };
  const stop = listen(video, {
    emptied: again,
    loadedmetadata: () => (stop(), again()),
  });
}

/** Applies the preferences, unless the element already plays: it then keeps what the visitor has set on it. */
export function applyPreferences(video: HTMLVideoElement, { volume, muted, rate }: PlayerPreferences): void {
  if (!video.paused || video.played.length > 0) return;
  video.volume = volume;
  video.muted = muted;
  // In discreet mode nobody nearby should hear anything, until the visitor turns the sound on.
  if (isDiscreet()) muteAutomatically(video);
  setRate(video, rate);
}

/** Sets the rate and the default rate, to which the element returns with every file. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

export const setMuted = (video: HTMLVideoElement, muted: boolean): void => {
  video.muted = muted;
};

/**
 * Videos that the player muted by itself: discreetly, or because the browser refused sound. Not the visitor's choice.
 */
const mutedAutomatically = new WeakSet<HTMLVideoElement>();

/** Mutes a video without the visitor's request; see `chosenSound`. */
export function muteAutomatically(video: HTMLVideoElement): void {
  mutedAutomatically.add(video);
  video.muted = true;
}

/** Returns the volume and the muting that the visitor has chosen. */
export function chosenSound(video: HTMLVideoElement): Pick<PlayerPreferences, 'volume' | 'muted'> {
  if (!video.muted) mutedAutomatically.delete(video);
  return { volume: video.volume, muted: video.muted && !mutedAutomatically.has(video) };
}

export const setLoop = (video: HTMLVideoElement, loop: boolean): void => {
  video.loop = loop;
};

/** Covers the video exactly. */
const stillStyle = {
  position: 'absolute',
  inset: '0',
  'inline-size': '100%',
  'block-size': '100%',
  'object-fit': 'contain',
};

/** Milliseconds after which a still is removed in any case. */
const stillMs = 9_000;

/** Shows the last frame while another file loads. */
export function freezeFrame(video: HTMLVideoElement): void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return;
  const still = document.createElement('canvas');
  still.width = video.videoWidth;
  still.height = video.videoHeight;
  for (const [name, value] of Object.entries(stillStyle)) still.style.setProperty(name, value);
  still.getContext('2d')?.drawImage(video, 0, 0);
  video.after(still);
  const remove = () => still.remove();
  for (const event of ['seeked', 'playing', 'error']) video.addEventListener(event, remove, { once: true });
  setTimeout(remove, stillMs);
}
