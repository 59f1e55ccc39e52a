/** How close the videos of a list stand: as drawn, more and smaller ones, or one in a row with more of its facts. */
export const densities = ['cosy', 'compact', 'list'] as const;
export type Density = (typeof densities)[number];

export const isDensity = (word: string | undefined): word is Density => densities.some((density) => density === word);

/** Applies it to the document, which alone stores it: a page cached for everyone is then right for each visitor. */
export function applyDensity(density: Density): void {
  const { dataset } = document.documentElement;
  if (density === 'cosy') delete dataset['density'];
  else dataset['density'] = density;
}
