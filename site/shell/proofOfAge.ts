import type { Answer } from '../runtime/data/answer.ts';
import { needsProof } from '../data/needsProof.ts';

/** A document that was itself reloaded within this many milliseconds is not reloaded again. */
const pauseMs = 60_000;

export function isFreshlyReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && performance.now() < pauseMs;
}

/**
 * Reloads the document if a proof of age has expired: the site then answers with its check instead of this page. Not
 * repeatedly, should site and API ever disagree.
 */
export function reloadWithoutProof(answer: Answer<unknown>): void {
  if (needsProof(answer) && !isFreshlyReloaded()) location.reload();
}
