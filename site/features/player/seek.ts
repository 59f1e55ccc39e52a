/**
 * Plays the video of the shown page from a second on, and scrolls it into view. Returns false if the page has no video.
 */
export function seek(seconds: number): boolean {
  const player = document.querySelector<HTMLElement>('[data-component="VideoPlayer"]:not([data-hidden] *)');
  const video = player?.querySelector('video');
  if (!player || !video) return false;
  // If its metadata has not loaded yet, playback will start there.
  video.currentTime = seconds;
  // The player itself reports what keeps it from playing.
  video.play().catch(() => undefined);
  player.scrollIntoView({ block: 'nearest' });
  player.focus({ preventScroll: true });
  return true;
}
