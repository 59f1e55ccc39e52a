/** A process that needs more restarts than this within ten minutes would end again whatever is tried. */
const maxRestarts = 5;
const windowMs = 600_000;

/**
 * Returns a function that says how many milliseconds to wait before a process that has ended is started again: 0 the
 * first time, then 1, 2, 4 and 8 s; null after five restarts within ten minutes.
 * @param now returns milliseconds
 */
export function createRestartPauses(now = () => performance.now()): () => number | null {
  let restarts: number[] = [];
  return () => {
    restarts = restarts.filter((at) => now() - at < windowMs);
    if (restarts.length >= maxRestarts) return null;
    restarts.push(now());
    return restarts.length === 1 ? 0 : 1_000 * 2 ** (restarts.length - 2);
  };
}
