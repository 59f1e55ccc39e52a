import { groupRows } from './groupOrder.ts';
import { areas, layers, mayImport, type Layer } from './importLayers.ts';

/** Lint rules for imports, generated from the tables in importLayers.ts and groupOrder.ts. */
export interface LintOverride {
  files: string[];
  excludeFiles?: string[];
  rules: Record<string, 'off' | 'error' | ['error', ...(object | string)[]]>;
}

/** What a file must not import: a regular expression for `/site/client.tsx`, a path from the root, or for a package. */
interface Restriction {
  pattern: string;
  message: string;
  /** Whether types may be imported, and what is loaded lazily. */
  staticOnly?: true;
  /** Whether files of the same folder may import it. */
  fromOtherFolders?: true;
}

const escape = (name: string): string => name.replaceAll('.', String.raw`\.`);

/** An area without those parts of it that have a line of their own in the table. */
function inArea(area: string): string {
  const parts = areas.filter((other) => other.startsWith(`${area}/`)).map((other) => other.slice(area.length + 1));
  return `^/${escape(area)}${parts.length > 0 ? `(?!/(?:${parts.join('|')})(?:/|$))` : ''}(?:/|$)`;
}

const formatList = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'nothing');

function layerRestrictions(layer: Layer): Restriction[] {
  if (layer.from.includes('*')) return [];
  const forbidden = areas.filter((area) => !mayImport(layer, area)).map((area) => inArea(area));
  const packages = layer.packages.map((name) => `${escape(name)}(?:/|$)`).join('|');
  const outside = layer.packages.includes('*') ? [] : [`^(?!/|node:${packages ? `|${packages}` : ''})`];
  const message = `Of this tree, ${layer.name} may import ${formatList(layer.from)}; of npm, ${formatList(layer.packages)} (tests/rules/importLayers.ts).`;
  return [{ pattern: [...forbidden, ...outside].join('|'), message }];
}

const stories = {
  pattern: String.raw`\.(?:stories|test|decorator)(?:\.tsx?)?$|/storyArgs(?:\.tsx?)?$`,
  message: 'Only stories and tests import stories.',
};
const views = {
  pattern: String.raw`(?:\.view(?:\.tsx?)?|/view)$`,
  message: 'A component takes finished props; only views, stories and tests know views.',
};
/** A part has no stories: other folders import the component that it belongs to, which has. */
const parts = {
  pattern: String.raw`^/design-system/[\w-]+/(\w+)/(?!\1\b)\w+\.tsx$`,
  message: 'This is a part of the component in its folder. Import that, or give this a folder and stories of its own.',
  fromOtherFolders: true as const,
  staticOnly: true as const,
};

/** Radix weighs about ten kilobytes, which most visits never need: only files that are loaded lazily import it. */
const lazyFile = {
  pattern: String.raw`/Open[A-Z]\w*(?:\.tsx)?$`,
  message: 'Load this with lazy(() => import(…)), as primitives/Menu does.',
  staticOnly: true as const,
};
const radix = {
  pattern: '^@radix-ui/',
  message: 'Only a file named Open….tsx, which is loaded lazily, imports Radix.',
  staticOnly: true as const,
};

function largerGroups(row: number): Restriction[] {
  const groups = groupRows.slice(row + 1).flat();
  const message = 'A group imports no larger group (tests/rules/groupOrder.ts).';
  return groups.length > 0 ? [{ pattern: `^/design-system/(?:${groups.join('|')})/`, message }] : [];
}

const seesStories = ({ name, from }: Layer): boolean =>
  from.includes('*') || name === 'stories' || name === 'Storybook';

const override = (files: string[], restrictions: readonly Restriction[]): LintOverride => ({
  files,
  rules: { 'afterglow/imports': restrictions.length > 0 ? ['error', { restrictions }] : 'off' },
});

function layerOverrides(layer: Layer): LintOverride[] {
  const base = [
    ...layerRestrictions(layer),
    ...(seesStories(layer) ? [] : [stories]),
    ...(/^(?:design-system|site)\//.test(layer.files) ? [parts, lazyFile, radix] : []),
  ];
  const whole = override([layer.files], base);
  if (layer.files.startsWith('design-system/reader/')) return [override([layer.files], [...base, ...largerGroups(0)])];
  if (!layer.files.startsWith('design-system/**')) return [whole];
  const isComponents = layer.files === 'design-system/**';
  const rows = groupRows.map((groups, row) =>
    override(
      groups
        .filter((group) => isComponents || !group.includes('.'))
        .map((group) => layer.files.replace('/**', group.includes('.') ? `/${group}` : `/${group}/**`)),
      [...base, ...largerGroups(row), ...(isComponents ? [views] : [])],
    ),
  );
  if (!isComponents) return [whole, ...rows];
  const storyFiles = override(
    ['design-system/**/storyArgs.ts', 'design-system/**/storyArgs.tsx', 'design-system/**/*.decorator.tsx'],
    base,
  );
  const lazyFiles = groupRows.map((groups, row) =>
    override(
      groups.filter((group) => !group.includes('.')).map((group) => `design-system/${group}/**/Open*.tsx`),
      [...base.filter((one) => one !== radix), ...largerGroups(row), views],
    ),
  );
  return [whole, ...rows, storyFiles, ...lazyFiles];
}

// In the table the first matching layer applies; of overrides, the last.
export const importOverrides = (): LintOverride[] => layers.toReversed().flatMap(layerOverrides);
