import type { Resource } from '../data/answer.ts';

/**
 * Combines two reads that a page needs: ready when both are, otherwise the state of the first one that is not ready.
 */
export function combineResources<One, Other>(one: Resource<One>, other: Resource<Other>): Resource<[One, Other]> {
  if (one.state !== 'ready') return one;
  if (other.state !== 'ready') return other;
  return { state: 'ready', value: [one.value, other.value] };
}
