/** Test conditions: a mid-range phone on a slow mobile network. */
export const conditions = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  /** CPU slowdown factor. */
  cpu: 4,
  /** Kilobits a second. */
  down: 1_600,
  up: 750,
  /** Milliseconds added to every request. */
  latency: 150,
} as const;

export const conditionsSummary = `phone ${conditions.width}×${conditions.height} at ${conditions.deviceScaleFactor}, touch; CPU ÷${conditions.cpu}; ${conditions.down / 1_000} Mbit/s down, ${conditions.up} kbit/s up, ${conditions.latency} ms; HTTP/1.1, empty cache`;

/** Alternating rounds of baseline and site; figures are medians. */
export const rounds = 5;
