/** Without a poster attribute a video shows its first frame once loaded, covering the picture beneath. */
const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Loads the length and the first frame of what the element plays, unless it loads already. */
export function preloadMetadata(film: HTMLVideoElement): void {
  if (film.preload !== 'none') return;
  film.poster = transparentPixel;
  film.preload = 'metadata';
}
