import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { lineOf, type Source } from '../components/tree.ts';
import { layerOf, mayImport, mayUse, placeOf } from './mayImport.ts';
import { forbidden, isStory } from './rows.ts';
import { specifiers } from './specifiers.ts';

/** A path of the tree, or the name of a package; null for Node's own modules. */
function target(file: string, address: string): { path: string } | { name: string } | null {
  const plain = address.replace(/\?.*$/, '');
  if (plain.startsWith('node:') || builtinModules.includes(plain)) return null;
  if (plain.startsWith('.')) return { path: normalize(join(dirname(file), plain)) };
  if (plain.startsWith('/')) return { path: normalize(plain.slice(1)) };
  const own = /^@afterglow\/([^/]+)(\/.*)?$/.exec(plain);
  if (own) return { path: (own[1] === 'storybook' ? '.storybook' : own[1]) + (own[2] ?? '') };
  return { name: plain };
}

/** Why a file must not take something from an address; nothing when it may. */
function refusal(file: string, address: string): string | null {
  const layer = layerOf(file);
  if (!layer) return 'the file belongs to no layer of mayImport.ts';
  const to = target(file, address);
  if (to === null) return null;
  if ('name' in to) return mayUse(layer, to.name) ? null : `${layer.name} must not use this package`;
  if (!mayImport(layer, placeOf(to.path))) return `${layer.name} must not know ${placeOf(to.path)}`;
  if (layer.from.includes('*') || layer.name === 'stories' || layer.name === 'Storybook') return null;
  if (isStory(to.path)) return 'only stories and tests import stories';
  return file.startsWith('design-system/') && to.path.startsWith('design-system/') ? forbidden(file, to.path) : null;
}

/** Files that put an address together, and why no table can look at it. */
const computed: Record<string, string> = {
  '.storybook/build.ts': 'finds the program of a package',
  'site/start.mjs': 'starts the server that it has built before',
};

/** Every import of a file that the tables refuse. */
export const trespasses = (source: Source): string[] =>
  specifiers(source).flatMap(({ node, address }) => {
    const free = source.path in computed || layerOf(source.path)?.from.includes('*');
    const why =
      address !== null
        ? refusal(source.path, address)
        : free
          ? null
          : 'write the address out, so that it can be checked';
    return why
      ? [`${lineOf(source, node)}: ${address ?? source.text.slice(node.start, node.end).slice(0, 60)}: ${why}`]
      : [];
  });
