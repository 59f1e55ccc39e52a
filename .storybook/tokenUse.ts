import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { componentsWithStories, library } from './storyFiles.ts';

/** Tokens that the source of each component uses: `{ Chip: ['color.accent', 'space[2]'] }`. */
export type TokenUse = Record<string, readonly string[]>;

/**
 * Returns the imports of a file that its look may come from: its own parts and the styles of its group, never another
 * component.
 */
function ownImports(file: string, text: string): string[] {
  return [...text.matchAll(/from '(\.\.?\/[^']+\.tsx?)'/g)].flatMap(([, path = '']) => {
    const target = join(dirname(file), path);
    const own = dirname(target) === dirname(file);
    const ofGroup = dirname(target) === dirname(dirname(file));
    return own || ofGroup ? [target] : [];
  });
}

/** Returns the tokens that a text uses, if it imports their groups. */
export function tokensIn(text: string): string[] {
  const [, imported = ''] = /import \{([^}]*)\} from '@afterglow\/tokens';/.exec(text) ?? [];
  const groups = imported
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Groups are imported under their own names. The same word after a dot is something else.
  const used = groups.flatMap((group) =>
    [...text.matchAll(new RegExp(`(?<![\\w.'-])${group}(?:\\.(\\w+)|\\[(?:'(\\w+)'|(\\d+))\\])`, 'g'))].map(
      ([, name, quoted, number]) => (number ? `${group}[${number}]` : `${group}.${name ?? quoted}`),
    ),
  );
  return [...new Set(used)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Returns the tokens of a component: those in its folder, and in the styles that it shares with its group. */
function tokensOf(group: string, component: string): string[] {
  const folder = join(library, group, component);
  const waiting = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:stories|test|view|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  const seen = new Set<string>();
  const found = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || basename(file).startsWith('build.')) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const token of tokensIn(text)) found.add(token);
    waiting.push(...ownImports(file, text));
  }
  return [...found].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

export const tokenUse = (): TokenUse =>
  Object.fromEntries(componentsWithStories().map(({ group, component }) => [component, tokensOf(group, component)]));
