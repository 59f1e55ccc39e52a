/**
 * Plays the video of the shown page from a second on, and scrolls it into view. Returns false if the page has no video.
 */
export function seek(seconds: number): boolean {
  const player = document.querySelector<HTMLElement>('[data-component="VideoPlayer"]:not([data-hidden] *)');
  const film = player?.querySelector('video');
  if (!player || !film) return false;
  // If its metadata has not loaded yet, playback will start there.
  film.currentTime = seconds;
  // The player itself reports what keeps it from playing.
  film.play().catch(() => undefined);
  player.scrollIntoView({ block: 'nearest' });
  player.focus({ preventScroll: true });
  return true;
}
