export interface KnownFlaky {
  /** As a run names it, without the line: "friends.spec.ts › one asks", "cards/VideoCard › No picture". */
  name: string;
  /** The day it was seen, 2026-11-27. It is mended or removed within thirty days. */
  since: string;
  reason: string;
}

/**
 * Tests that are known to fail now and then. `npm test` names them apart, and they do not count among the three that may
 * pass only when they are run once more. It is empty but for the days in which somebody looks for the cause.
 */
export const knownFlaky: readonly KnownFlaky[] = [];
