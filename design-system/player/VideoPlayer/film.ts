import { isDiscreet } from '../../reader/discreet.ts';
import { listen } from './listen.ts';
import type { PlayerPreferences } from './playerServices.ts';

/** Operations of the controls on the media element. */

const canPlayH264 = (film: HTMLVideoElement): boolean => film.canPlayType('video/mp4;codecs="avc1.42E01E"') !== '';

/** Whether the browser gave up because it cannot decode H.264, for which Firefox depends on the system. */
export const lacksFormat = (film: HTMLVideoElement): boolean =>
  film.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && !canPlayH264(film);

/** Whether streams are played by the browser itself and cannot be played otherwise, as on iPhones before iOS 17.1. */
export const playsOnlyNatively = (film: HTMLVideoElement): boolean =>
  !('MediaSource' in window) &&
  !('ManagedMediaSource' in window) &&
  film.canPlayType('application/vnd.apple.mpegurl') !== '';

/** A video that stops within this many seconds of its end has ended. */
const endMarginSeconds = 0.5;

/**
 * Whether a video that has played cannot go on because it is at its end. Sound and picture are seldom of the same
 * length, and the duration in a container is often rounded.
 * @param length Duration in seconds, for an element without metadata.
 */
export function stopsAtEnd(film: HTMLVideoElement, length: number): boolean {
  const end = Number.isFinite(film.duration) ? film.duration : length;
  return film.played.length > 0 && end > 0 && end - film.currentTime <= endMarginSeconds;
}

/** Ends a video that has stopped at its end, or restarts it if it loops. */
export function conclude(film: HTMLVideoElement): void {
  if (film.loop && !film.error) {
    film.currentTime = 0;
    return;
  }
  film.pause();
  film.dispatchEvent(new Event('conclude'));
}

/** Seeks. Returns true if nothing has loaded yet, in which case the element fires no event. */
export function seekFilm(film: HTMLVideoElement, seconds: number): boolean {
  const unloaded = film.readyState === HTMLMediaElement.HAVE_NOTHING;
  if (unloaded) film.preload = 'auto';
  film.currentTime = seconds;
  return unloaded;
}

/** Sets the position at which an element will start, without loading it. The element must not have loaded. */
export const startFilmAt = (film: HTMLVideoElement, seconds: number): void => {
  film.currentTime = seconds;
};

/** Removes a file that has not begun to load, so that the next one to load is another file. */
export function dropUnloaded(film: HTMLVideoElement): void {
  film.removeAttribute('src');
  film.load();
}

/** Loads another file. */
export function loadFile(film: HTMLVideoElement, src: string): void {
  film.src = src;
  film.load();
}

/**
 * Goes on playing with the next source, unless the video is paused before it arrives. An element that gets another
 * source stops without an event, and rejects a pending `play()`.
 */
export function playOn(film: HTMLVideoElement): void {
  let playing = !film.paused && !film.ended;
  const stop = listen(film, {
    play: () => (playing = true),
    pause: () => (playing = false),
    loadstart: () => {
      stop();
      if (playing) film.play().catch(() => {});
    },
  });
}

/**
 * Makes the next source start at a position; call it before the source is set. The position is set once the element is
 * empty, before an engine that also listens reads it: reading 0 first, the engine loads the beginning, and may then
 * lose the part that the video waits for. If the browser has dropped the position, it is set again with the metadata.
 */
export function keepPlace(film: HTMLVideoElement, seconds: number): void {
  if (seconds === 0) return;
  const again = () => {
    if (Math.abs(film.currentTime - seconds) > 0.5) film.currentTime = seconds;
  };
  const stop = listen(film, {
    emptied: again,
    loadedmetadata: () => (stop(), again()),
  });
}

/** Applies the preferences, unless the element already plays: it then keeps what the visitor has set on it. */
export function applyPreferences(film: HTMLVideoElement, { volume, muted, rate }: PlayerPreferences): void {
  if (!film.paused || film.played.length > 0) return;
  film.volume = volume;
  film.muted = muted;
  // In discreet mode nobody nearby should hear anything, until the visitor turns the sound on.
  if (isDiscreet()) muteUnasked(film);
  setRate(film, rate);
}

/** Sets the rate and the default rate, to which the element returns with every file. */
export function setRate(film: HTMLVideoElement, rate: number): void {
  film.defaultPlaybackRate = rate;
  film.playbackRate = rate;
}

export const setMuted = (film: HTMLVideoElement, muted: boolean): void => {
  film.muted = muted;
};

/**
 * Videos that the player muted by itself: discreetly, or because the browser refused sound. Not the visitor's choice.
 */
const mutedUnasked = new WeakSet<HTMLVideoElement>();

/** Mutes a video without the visitor's request; see `chosenSound`. */
export function muteUnasked(film: HTMLVideoElement): void {
  mutedUnasked.add(film);
  film.muted = true;
}

/** Returns the volume and the muting that the visitor has chosen. */
export function chosenSound(film: HTMLVideoElement): Pick<PlayerPreferences, 'volume' | 'muted'> {
  if (!film.muted) mutedUnasked.delete(film);
  return { volume: film.volume, muted: film.muted && !mutedUnasked.has(film) };
}

export const setLoop = (film: HTMLVideoElement, loop: boolean): void => {
  film.loop = loop;
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
export function freezeFrame(film: HTMLVideoElement): void {
  if (film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || film.videoWidth === 0) return;
  const still = document.createElement('canvas');
  still.width = film.videoWidth;
  still.height = film.videoHeight;
  for (const [name, value] of Object.entries(stillStyle)) still.style.setProperty(name, value);
  still.getContext('2d')?.drawImage(film, 0, 0);
  film.after(still);
  const remove = () => still.remove();
  for (const event of ['seeked', 'playing', 'error']) film.addEventListener(event, remove, { once: true });
  setTimeout(remove, stillMs);
}
