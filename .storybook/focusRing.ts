import { expect } from 'storybook/test';

/** Returns the distance between two boxes in pixels; negative if they overlap. */
function gapBetween(one: DOMRect, other: DOMRect): number {
  const across = Math.max(one.left - other.right, other.left - one.right);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom);
  return Math.max(across, down);
}

/** Returns the neighbours that the focus ring of an element would overlap. */
function touchedBy(focused: HTMLElement, neighbours: readonly HTMLElement[]): HTMLElement[] {
  focused.focus();
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(focused);
  const ring =
    outlineStyle === 'none' ? Number.NaN : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const box = focused.getBoundingClientRect();
  // Without a ring, all neighbours are returned: a story that shows none proves nothing.
  return neighbours.filter((other) => other !== focused && !(gapBetween(box, other.getBoundingClientRect()) >= ring));
}

/**
 * For a story: expects that the focus ring of each element overlaps none of the others. Leaves the focus on the second.
 */
export async function expectRingsApart(neighbours: readonly HTMLElement[]): Promise<void> {
  await expect(neighbours.length).toBeGreaterThan(1);
  await expect(neighbours.flatMap((focused) => touchedBy(focused, neighbours))).toEqual([]);
  neighbours[1]?.focus();
}
