/** Densities of video lists: the default, more and smaller cards, or one video per row with more of its facts. */
export const densities = ['cosy', 'compact', 'list'] as const;
export type Density = (typeof densities)[number];

export const isDensity = (word: string | undefined): word is Density => densities.some((density) => density === word);

const listeners = new Set<() => void>();

/** Calls a function after each change of the density. Returns the function that ends it. */
export function subscribeToDensity(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Returns whether the document shows one video a row. */
export const hasOneARow = (): boolean => document.documentElement.dataset['density'] === 'list';

/**
 * Sets it on the document element, which alone stores it: a page cached for everyone is then right for each visitor.
 */
export function applyDensity(density: Density): void {
  const { dataset } = document.documentElement;
  if (density === 'cosy') delete dataset['density'];
  else dataset['density'] = density;
  for (const changed of listeners) changed();
}
