import type { Resource } from '../data/answer.ts';

/** Two reads of which a page needs both: ready together, else whatever the first that is not ready says. */
export function combineResources<One, Other>(one: Resource<One>, other: Resource<Other>): Resource<[One, Other]> {
  if (one.state !== 'ready') return one;
  if (other.state !== 'ready') return other;
  return { state: 'ready', value: [one.value, other.value] };
}
