/** Cascade layers of the packed style sheets, from the weakest to the strongest. Rules of an app that are in no layer win. */
const layers = ['tokens', 'base', 'components', 'modes'] as const;
export type Layer = (typeof layers)[number];

/** Declares the order of the layers; every file begins with it, as any of them may be the first on a page. */
const order = `@layer ${layers.map((name) => `afterglow.${name}`).join(',')};`;

/** Returns a style sheet with each part in its layer. */
export const layered = (parts: Partial<Record<Layer, string>>): string =>
  [
    order,
    ...layers.flatMap((name) => (parts[name] ? [`@layer afterglow.${name}{${parts[name].replaceAll('\n', '')}}`] : [])),
  ].join('\n') + '\n';
