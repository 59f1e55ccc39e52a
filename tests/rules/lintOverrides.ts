import { layers, mayImport, areas, type Layer } from './importLayers.ts';

/**
 * The lint rule, made from the table in mayImport.ts, for an editor to show at once. It sees an address and not where that
 * leads, and no computed one; the test beside it sees the rest.
 */
export interface Override {
  files: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: { group: string[]; message: string }[] }] };
}

/** Globs of an address, as in .gitignore: the last one that matches holds, and `!` lets through. */
function importPatterns(layer: Layer): string[] {
  const unrestricted = layer.packages.includes('*');
  const workspaceFolder = layer.files.split('/')[0] ?? '';
  return [
    ...(unrestricted ? ['@afterglow/**'] : ['*', '!./**', '!../**', '!node:*', '!node:*/**']),
    ...(unrestricted ? [] : layer.packages.flatMap((name) => [`!${name}`, `!${name}/**`])),
    // What includes others comes first: a part of it may be allowed.
    ...areas.toReversed().flatMap((area) => {
      const name = `@afterglow/${area.replace(/^\./, '')}`;
      if (mayImport(layer, area)) return [`!${name}`, `!${name}/**`, `!../**/${area}/**`];
      const [workspace, part] = area.split('/');
      return [
        name,
        `${name}/**`,
        `../**/${area}/**`,
        ...(workspace === workspaceFolder && part ? [`../**/${part}/**`] : []),
      ];
    }),
  ];
}

const formatList = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'nothing');

// In the table the first layer that a file belongs to holds; of overrides, the last.
export const lintOverrides = (): Override[] =>
  layers.toReversed().map((layer) => {
    const message = `Of this tree, ${layer.name} may import ${formatList(layer.from)}; of npm, ${formatList(layer.packages)} (tests/rules/importLayers.ts).`;
    const patterns = layer.from.includes('*') ? [] : [{ group: importPatterns(layer), message }];
    return { files: [layer.files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
  });
