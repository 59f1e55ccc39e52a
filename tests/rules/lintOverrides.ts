import { layers, mayImport, places, type Layer } from './mayImport.ts';

/**
 * The lint rule, made from the table in mayImport.ts, for an editor to show at once. It sees an address and not where that
 * leads, and no computed one; the test beside it sees the rest.
 */
export interface Override {
  files: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: { group: string[]; message: string }[] }] };
}

/** Globs of an address, as in .gitignore: the last one that matches holds, and `!` lets through. */
function restricted(layer: Layer): string[] {
  const free = layer.packages.includes('*');
  const own = layer.files.split('/')[0] ?? '';
  return [
    ...(free ? ['@afterglow/**'] : ['*', '!./**', '!../**', '!node:*', '!node:*/**']),
    ...(free ? [] : layer.packages.flatMap((name) => [`!${name}`, `!${name}/**`])),
    // What includes others comes first: a part of it may be allowed.
    ...places.toReversed().flatMap((place) => {
      const name = `@afterglow/${place.replace(/^\./, '')}`;
      if (mayImport(layer, place)) return [`!${name}`, `!${name}/**`, `!../**/${place}/**`];
      const [workspace, part] = place.split('/');
      return [name, `${name}/**`, `../**/${place}/**`, ...(workspace === own && part ? [`../**/${part}/**`] : [])];
    }),
  ];
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'nothing');

// In the table the first layer that a file belongs to holds; of overrides, the last.
export const lintOverrides = (): Override[] =>
  layers.toReversed().map((layer) => {
    const message = `Of this tree, ${layer.name} may import ${listed(layer.from)}; of npm, ${listed(layer.packages)} (tests/rules/mayImport.ts).`;
    const patterns = layer.from.includes('*') ? [] : [{ group: restricted(layer), message }];
    return { files: [layer.files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
  });
