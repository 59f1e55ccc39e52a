/** Returns the indexes for rendering `count` placeholders, usable as keys. */
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
