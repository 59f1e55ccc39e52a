/** Densities of video lists: the default, more and smaller cards, or one video per row with more of its facts. */
export const densities = ['cosy', 'compact', 'list'] as const;
export type Density = (typeof densities)[number];

export const isDensity = (word: string | undefined): word is Density => densities.some((density) => density === word);

/**
 * Sets it on the document element, which alone stores it: a page cached for everyone is then right for each visitor.
 */
export function applyDensity(density: Density): void {
  const { dataset } = document.documentElement;
  if (density === 'cosy') delete dataset['density'];
  else dataset['density'] = density;
}
