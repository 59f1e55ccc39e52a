/** What every page is measured under. A usual phone of the middle class on a poor mobile network. */
export const conditions = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  /** Times slower than this machine. */
  cpu: 4,
  /** Kilobits a second. */
  down: 1_600,
  up: 750,
  /** Milliseconds added to every request. */
  latency: 150,
} as const;

export const conditionsSummary = `phone ${conditions.width}×${conditions.height} at ${conditions.deviceScaleFactor}, touch; CPU ÷${conditions.cpu}; ${conditions.down / 1_000} Mbit/s down, ${conditions.up} kbit/s up, ${conditions.latency} ms; HTTP/1.1, empty cache`;

/** Rounds of floor and site in turn; a figure is the median. */
export const rounds = 5;
