/** Without a poster attribute a video shows its first frame once loaded, which would cover the picture below. */
const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Loads the duration and the first frame of the current source, unless it is loading already. */
export function preloadMetadata(video: HTMLVideoElement): void {
  if (video.preload !== 'none') return;
  video.poster = transparentPixel;
  video.preload = 'metadata';
}
