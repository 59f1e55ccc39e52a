import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { formatLocation, type Source } from '../components/ast.ts';
import { layerOf, mayImport, mayUse, areaOf } from './importLayers.ts';
import { groupViolation, isStory } from './groupOrder.ts';
import { findSpecifiers } from './specifiers.ts';

/** A path of the tree, or the name of a package; null for Node's own modules. */
function resolveTarget(file: string, address: string): { path: string } | { name: string } | null {
  const plain = address.replace(/\?.*$/, '');
  if (plain.startsWith('node:') || builtinModules.includes(plain)) return null;
  if (plain.startsWith('.')) return { path: normalize(join(dirname(file), plain)) };
  if (plain.startsWith('/')) return { path: normalize(plain.slice(1)) };
  const own = /^@afterglow\/([^/]+)(\/.*)?$/.exec(plain);
  if (own) return { path: (own[1] === 'storybook' ? '.storybook' : own[1]) + (own[2] ?? '') };
  return { name: plain };
}

/** Why an import is forbidden; null if it is allowed. */
function importViolation(file: string, address: string): string | null {
  const layer = layerOf(file);
  if (!layer) return 'the file belongs to no layer of importLayers.ts';
  const to = resolveTarget(file, address);
  if (to === null) return null;
  if ('name' in to) return mayUse(layer, to.name) ? null : `${layer.name} must not use this package`;
  if (!mayImport(layer, areaOf(to.path))) return `${layer.name} must not know ${areaOf(to.path)}`;
  if (layer.from.includes('*') || layer.name === 'stories' || layer.name === 'Storybook') return null;
  if (isStory(to.path)) return 'only stories and tests import stories';
  return file.startsWith('design-system/') && to.path.startsWith('design-system/')
    ? groupViolation(file, to.path)
    : null;
}

/** Files with computed imports, with the reason. */
const computedImports: Record<string, string> = {
  '.storybook/build.ts': 'finds the program of a package',
  'site/start.mjs': 'starts the server that it has built before',
};

/** Every import of a file that the tables refuse. */
export const findViolations = (source: Source): string[] =>
  findSpecifiers(source).flatMap(({ node, address }) => {
    const exempt = source.path in computedImports || layerOf(source.path)?.from.includes('*');
    const reason =
      address !== null
        ? importViolation(source.path, address)
        : exempt
          ? null
          : 'use a literal specifier, so that it can be checked';
    return reason
      ? [
          `${formatLocation(source, node)}: ${address ?? source.text.slice(node.start, node.end).slice(0, 60)}: ${reason}`,
        ]
      : [];
  });
