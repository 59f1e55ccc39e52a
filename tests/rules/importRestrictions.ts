import { groupRows } from './groupOrder.ts';
import { areas, layerOf, mayImport, videoJsAdapter, type Layer } from './importLayers.ts';

/**
 * The imports that the lint rule `afterglow/imports` refuses in a file, from the tables in importLayers.ts and
 * groupOrder.ts.
 */

/** Modules that a file must not import. */
export interface Restriction {
  /** Matches `/site/client.tsx`, a path relative to the root, or the name of a package. */
  pattern: RegExp;
  message: string;
  /** Allows imports of types and lazy imports. */
  staticOnly?: true;
  /** Allows imports from the same folder. */
  fromOtherFolders?: true;
}

const escape = (name: string): string => name.replaceAll('.', String.raw`\.`);

/** Returns a pattern for an area, without its subfolders that have their own rows in the table. */
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
  return [{ pattern: new RegExp([...forbidden, ...outside].join('|')), message }];
}

const stories = {
  pattern: /\.(?:stories|test|decorator)(?:\.tsx?)?$|\/storyArgs(?:\.tsx?)?$/,
  message: 'Only stories and tests import stories.',
};
const views = {
  pattern: /(?:\.view(?:\.tsx?)?|\/view)$/,
  message: 'A component takes finished props; only views, stories and tests know views.',
};
/** A part has no stories. Other folders must import the component that it belongs to, which has stories. */
const parts = {
  pattern: /^\/design-system\/[\w-]+\/(\w+)\/(?!\1\b)\w+\.tsx$/,
  message: 'This is a part of the component in its folder. Import that, or give this a folder and stories of its own.',
  fromOtherFolders: true as const,
  staticOnly: true as const,
};

/** Radix weighs about ten kilobytes, which most visits never need: only files that are loaded lazily may import it. */
const lazyFile = {
  pattern: /\/Open[A-Z]\w*(?:\.tsx)?$/,
  message: 'Load this with lazy(() => import(…)), as primitives/Menu does.',
  staticOnly: true as const,
};
const radix = {
  pattern: /^@radix-ui\//,
  message: 'Only a file named Open….tsx, which is loaded lazily, imports Radix.',
  staticOnly: true as const,
};

function largerGroups(row: number): Restriction[] {
  const groups = groupRows.slice(row + 1).flat();
  const message = 'A group imports no larger group (tests/rules/groupOrder.ts).';
  return groups.length > 0 ? [{ pattern: new RegExp(`^/design-system/(?:${groups.join('|')})/`), message }] : [];
}

const seesStories = ({ name, from }: Layer): boolean =>
  from.includes('*') || name === 'stories' || name === 'Storybook';

/** Returns the restrictions on imports within the design system. */
function groupRestrictions(file: string, { name }: Layer): Restriction[] {
  const [, group = ''] = file.split('/');
  const row = groupRows.findIndex((groups) => groups.includes(group));
  const isOfStories = /\/storyArgs\.tsx?$|\.decorator\.tsx$/.test(file);
  if (row === -1 || (name === 'components' && isOfStories)) return [];
  const isComponent = name === 'components' || name === videoJsAdapter;
  return [...largerGroups(row), ...(isComponent ? [views] : [])];
}

/** @param file path relative to the root of the repository */
export function restrictionsOf(file: string): Restriction[] {
  const layer = layerOf(file);
  if (!layer) return [];
  const isLazy = layer.name === 'components' && lazyFile.pattern.test(file);
  const areShown = /^(?:design-system|site)\//.test(file) && !seesStories(layer);
  return [
    ...layerRestrictions(layer),
    ...(seesStories(layer) ? [] : [stories]),
    ...(areShown ? [parts, lazyFile, ...(isLazy ? [] : [radix])] : []),
    ...(file.startsWith('design-system/') && !seesStories(layer) ? groupRestrictions(file, layer) : []),
  ];
}
