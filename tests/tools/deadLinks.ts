/** Links of Markdown pages, resolved as GitHub does. */
import { posix } from 'node:path';

/** Files by their paths relative to a root, and the text of each Markdown page. */
export interface Tree {
  paths: ReadonlySet<string>;
  textOf: (path: string) => string;
}

const keepLineBreaks = (text: string): string => text.replaceAll(/[^\n]+/g, '');

/** Removes blocks of code and keeps the numbers of lines. */
const withoutBlocks = (markdown: string): string =>
  markdown.replaceAll(/^ *(```+|~~~+)[^\n]*\n(?:[^]*?\n)?? *\1 *$/gm, keepLineBreaks);

/** Removes code within sentences, too: its brackets are no links. */
const withoutCode = (markdown: string): string =>
  withoutBlocks(markdown).replaceAll(/(`+)(?!`)(?:(?!\n\n)[^])+?(?<!`)\1(?!`)/g, keepLineBreaks);

/** Returns the anchor that GitHub gives a heading, without the number of a repeated one. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** Returns the anchors of a page's headings; repeated ones are numbered. */
export function anchorsIn(markdown: string): Set<string> {
  const counts = new Map<string, number>();
  const headings = [...withoutBlocks(markdown).matchAll(/^#{1,6} +(.+?)(?: +#+)?$/gm)];
  return new Set(
    headings.map(([, text = '']) => {
      const anchor = anchorOf(text);
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

interface Link {
  target: string;
  /** Counted from 1. */
  line: number;
}

const linkPatterns = [/\]\(\s*<?([^)\s>]+)/g, /^ {0,3}\[[^\]]+\]: *<?([^\s>]+)/gm, /\b(?:href|src)="([^"]+)"/g];

/** Returns the links and pictures of a page that lead to files; addresses on the web are left out. */
export function linksIn(markdown: string): Link[] {
  const text = withoutCode(markdown);
  return linkPatterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((found) => ({ target: found[1] ?? '', line: text.slice(0, found.index).split('\n').length }))
    .filter(({ target }) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target));
}

const isIn = (paths: ReadonlySet<string>, path: string): boolean =>
  paths.has(path) || [...paths].some((one) => one.startsWith(`${path}/`));

/** Returns what is wrong with a link; undefined if it leads somewhere. */
function problemOf(page: string, target: string, { paths, textOf }: Tree): string | undefined {
  const [file = '', anchor] = decodeURIComponent(target).split('#');
  const from = file.startsWith('/') ? '.' : posix.dirname(page);
  const path = file === '' ? page : posix.join(from, file).replace(/\/$/, '');
  if (path.startsWith('..')) return 'leads out of the repository';
  if (!isIn(paths, path)) return `there is no ${path}`;
  if (anchor === undefined) return undefined;
  if (!path.endsWith('.md')) return `${path} has no headings`;
  return anchorsIn(textOf(path)).has(anchor) ? undefined : `${path} has no heading #${anchor}`;
}

/** Returns the links of these pages that lead nowhere, with file and line. */
export const deadLinks = (pages: readonly string[], tree: Tree): string[] =>
  pages.flatMap((page) =>
    linksIn(tree.textOf(page)).flatMap(({ target, line }) => {
      const problem = problemOf(page, target, tree);
      return problem === undefined ? [] : [`${page}:${line}: ${target}: ${problem}`];
    }),
  );
