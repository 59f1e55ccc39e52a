/** Plays the video of the shown page from a second on, and brings it into view; false if the page has none. */
export function seek(seconds: number): boolean {
  const player = document.querySelector<HTMLElement>('[data-component="VideoPlayer"]:not([data-hidden] *)');
  const film = player?.querySelector('video');
  if (!player || !film) return false;
  // Before its metadata has come, it starts there.
  film.currentTime = seconds;
  // What keeps it from playing is said by the player.
  film.play().catch(() => undefined);
  player.scrollIntoView({ block: 'nearest' });
  player.focus({ preventScroll: true });
  return true;
}
