import { isDiscreet } from '../../reader/discreet.ts';
import { listen } from './listen.ts';
import type { PlayerPreferences } from './playerServices.ts';

/** What the controls do to the media element. */

const canPlayH264 = (film: HTMLVideoElement): boolean => film.canPlayType('video/mp4;codecs="avc1.42E01E"') !== '';

/** Whether the browser gave up because it knows no H.264, which Firefox takes from the system. */
export const lacksFormat = (film: HTMLVideoElement): boolean =>
  film.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && !canPlayH264(film);

/** Whether streams are played by the browser itself and by nothing else, as on iPhones before iOS 17.1. */
export const playsOnlyNatively = (film: HTMLVideoElement): boolean =>
  !('MediaSource' in window) &&
  !('ManagedMediaSource' in window) &&
  film.canPlayType('application/vnd.apple.mpegurl') !== '';

/** A film that stops within these seconds of its end has ended. */
const endMarginSeconds = 0.5;

/**
 * Whether a film that has played cannot go on because it is at its end: sound and picture are seldom of the same length,
 * and what a container says of its own length is often rounded. @param length seconds, for an element without metadata
 */
export function stopsAtEnd(film: HTMLVideoElement, length: number): boolean {
  const end = Number.isFinite(film.duration) ? film.duration : length;
  return film.played.length > 0 && end > 0 && end - film.currentTime <= endMarginSeconds;
}

/** Ends a film that has stopped at its end, or begins it anew if it repeats. */
export function conclude(film: HTMLVideoElement): void {
  if (film.loop && !film.error) {
    film.currentTime = 0;
    return;
  }
  film.pause();
  film.dispatchEvent(new Event('conclude'));
}

/** Seeks; true if nothing has loaded yet, so that the element says nothing of it. */
export function seekFilm(film: HTMLVideoElement, seconds: number): boolean {
  const unloaded = film.readyState === HTMLMediaElement.HAVE_NOTHING;
  if (unloaded) film.preload = 'auto';
  film.currentTime = seconds;
  return unloaded;
}

/** Where an element that has not loaded will start, without loading it. */
export const startFilmAt = (film: HTMLVideoElement, seconds: number): void => {
  film.currentTime = seconds;
};

/** Takes a file away that has not begun to load, so that what is loaded next is another one. */
export function dropUnloaded(film: HTMLVideoElement): void {
  film.removeAttribute('src');
  film.load();
}

/** Takes up another file. */
export function loadFile(film: HTMLVideoElement, src: string): void {
  film.src = src;
  film.load();
}

/**
 * Goes on with the next source, unless the film is paused before it comes: an element that is given another source stops
 * without an event, and rejects a play that was asked of the one before.
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
 * Has the next source start at a place; to be called before it is set. The place is set once the element is empty, before
 * an engine that listens, too, asks where it stands: told 0 first, it loads the beginning, and may then lose the part
 * that the film waits for. Where the browser has forgotten it, it is set with the metadata again.
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

/** An element that already plays keeps what the visitor has set on it. */
export function applyPreferences(film: HTMLVideoElement, { volume, muted, rate }: PlayerPreferences): void {
  if (!film.paused || film.played.length > 0) return;
  film.volume = volume;
  film.muted = muted;
  // Nobody around should hear what is watched discreetly, until the visitor says so.
  if (isDiscreet()) muteUnasked(film);
  setRate(film, rate);
}

/** Also the default, to which the element returns with every file. */
export function setRate(film: HTMLVideoElement, rate: number): void {
  film.defaultPlaybackRate = rate;
  film.playbackRate = rate;
}

export const setMuted = (film: HTMLVideoElement, muted: boolean): void => {
  film.muted = muted;
};

/** Films that the player muted because the browser refused them with sound: not a choice of the visitor's. */
const mutedUnasked = new WeakSet<HTMLVideoElement>();

/** Mutes a film that nobody asked to be muted; see `chosenSound`. */
export function muteUnasked(film: HTMLVideoElement): void {
  mutedUnasked.add(film);
  film.muted = true;
}

/** The sound that the visitor has chosen. */
export function chosenSound(film: HTMLVideoElement): Pick<PlayerPreferences, 'volume' | 'muted'> {
  if (!film.muted) mutedUnasked.delete(film);
  return { volume: film.volume, muted: film.muted && !mutedUnasked.has(film) };
}

export const setLoop = (film: HTMLVideoElement, loop: boolean): void => {
  film.loop = loop;
};

/** It lies over the film, in the same place. */
const stillStyle = {
  position: 'absolute',
  inset: '0',
  'inline-size': '100%',
  'block-size': '100%',
  'object-fit': 'contain',
};

/** Milliseconds after which a still is removed, whatever happens. */
const stillMs = 9_000;

/** Keeps the last frame in sight while another file takes over. */
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
