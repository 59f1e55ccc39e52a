import type { PreviewedResource } from './answer.ts';

/**
 * Combines two reads that a page needs: ready when both are, a preview when both can be shown, otherwise the state of
 * the first one that cannot.
 */
export function combineResources<One, OneShown, Other, OtherShown>(
  one: PreviewedResource<One, OneShown>,
  other: PreviewedResource<Other, OtherShown>,
): PreviewedResource<[One, Other], [One | OneShown, Other | OtherShown]> {
  if (one.state !== 'ready' && one.state !== 'preview') return one;
  if (other.state !== 'ready' && other.state !== 'preview') return other;
  if (one.state === 'ready' && other.state === 'ready') return { state: 'ready', value: [one.value, other.value] };
  return { state: 'preview', value: [one.value, other.value] };
}
