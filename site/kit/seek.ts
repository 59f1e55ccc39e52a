/** Plays the video of the shown page from a second on, and brings it into view. */
export function seek(seconds: number): void {
  const player = document.querySelector<HTMLElement>('[data-component="VideoPlayer"]:not([data-hidden] *)');
  const film = player?.querySelector('video');
  if (!player || !film) return;
  // Before its metadata has come, it starts there.
  film.currentTime = seconds;
  // What keeps it from playing is said by the player.
  film.play().catch(() => undefined);
  player.scrollIntoView({ block: 'nearest' });
  player.focus({ preventScroll: true });
}
