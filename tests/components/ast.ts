import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { files, root } from '../tools/repository.ts';

/** A node of a parsed file: what it is called, where it begins, and whatever it holds. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export interface Source {
  /** From the project's root. */
  path: string;
  text: string;
  program: Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes among what a part of a node holds: one, a list, or nothing. */
export const childNodes = (part: unknown): Node[] => [part].flat().filter(isNode);

/** What a property is called, in quotes or without. */
export const propertyName = ({ key }: Node): string => textProperty(key, 'name') || textProperty(key, 'value');

/** Finds a parsed file by its path from the root. */
export type FindSource = (path: string) => Source | undefined;

/** A part of a node that is text, such as a name; else nothing. */
export const textProperty = (node: unknown, part: string): string => {
  const value = isNode(node) ? node[part] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Every node of a tree, from the outside in. */
export function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* descendants(child);
  }
}

/** Where a node stands, for people. */
export const formatLocation = ({ path, text }: Source, { start }: Node): string =>
  `${path}:${text.slice(0, start).split('\n').length}`;

/** A parsed file. */
export const parseSource = (path: string, text: string): Source => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors.map(({ message }) => message).join(' ')}`);
  // The parser's own type is a union of every node; these tests look at all of them alike.
  return { path, text, program: program as unknown as Node };
};

const isRuntimeFile = (path: string): boolean => !/\.(stories|test)\.tsx?$|\.d\.ts$|\/build\.ts$/.test(path);

/** The design system's own code, parsed; without tests, and without stories unless they are asked for. Other places by pattern. */
export const loadSources = (
  filter: (path: string) => boolean = isRuntimeFile,
  patterns: readonly string[] = ['design-system/*.ts', 'design-system/*.tsx'],
): Source[] =>
  files(...patterns)
    .filter(filter)
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));

/** What the site draws, parsed. */
export const siteComponents = (): Source[] => loadSources(isRuntimeFile, ['site/*.tsx']);
