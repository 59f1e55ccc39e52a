import { expect } from 'storybook/test';

/** How far apart two boxes stand; negative where they overlap. */
function gapBetween(one: DOMRect, other: DOMRect): number {
  const across = Math.max(one.left - other.right, other.left - one.right);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom);
  return Math.max(across, down);
}

/** The neighbours that the ring around an element would reach into. */
function touchedBy(focused: HTMLElement, neighbours: readonly HTMLElement[]): HTMLElement[] {
  focused.focus();
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(focused);
  const ring =
    outlineStyle === 'none' ? Number.NaN : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const box = focused.getBoundingClientRect();
  // Without a ring, all of them: a story that shows none proves nothing.
  return neighbours.filter((other) => other !== focused && !(gapBetween(box, other.getBoundingClientRect()) >= ring));
}

/** For a story: the ring around each of these reaches into none of the others. The second keeps the focus. */
export async function expectRingsApart(neighbours: readonly HTMLElement[]): Promise<void> {
  await expect(neighbours.length).toBeGreaterThan(1);
  await expect(neighbours.flatMap((focused) => touchedBy(focused, neighbours))).toEqual([]);
  neighbours[1]?.focus();
}
