import { layers, mayImport, areas, type Layer } from './importLayers.ts';

/**
 * The lint rule generated from the table in importLayers.ts, for immediate feedback in editors. It sees specifiers but not
 * their targets, and no computed imports; the test covers the rest.
 */
export interface LintOverride {
  files: string[];
  excludeFiles?: string[];
  rules: Record<string, 'off' | 'error' | ['error', ...object[]]>;
}

/** Globs of specifiers, as in .gitignore: the last match applies, and `!` allows. */
function importPatterns(layer: Layer): string[] {
  const unrestricted = layer.packages.includes('*');
  const workspaceFolder = layer.files.split('/')[0] ?? '';
  return [
    ...(unrestricted ? ['@afterglow/**'] : ['*', '!./**', '!../**', '!node:*', '!node:*/**']),
    ...(unrestricted ? [] : layer.packages.flatMap((name) => [`!${name}`, `!${name}/**`])),
    // Parents first, as a part of them may be allowed.
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

// In the table the first matching layer applies; of overrides, the last.
export const lintOverrides = (): LintOverride[] =>
  layers.toReversed().map((layer) => {
    const message = `Of this tree, ${layer.name} may import ${formatList(layer.from)}; of npm, ${formatList(layer.packages)} (tests/rules/importLayers.ts).`;
    const patterns = layer.from.includes('*') ? [] : [{ group: importPatterns(layer), message }];
    return { files: [layer.files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
  });
