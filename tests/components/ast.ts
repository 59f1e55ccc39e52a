import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { files, root } from '../tools/repository.ts';

/** An AST node. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export interface Source {
  /** Relative to the project's root. */
  path: string;
  text: string;
  program: Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the child nodes in a property: one, a list, or none. */
export const childNodes = (part: unknown): Node[] => [part].flat().filter(isNode);

/** Returns the key of a property, quoted or not. */
export const propertyName = ({ key }: Node): string => textProperty(key, 'name') || textProperty(key, 'value');

/** Looks up a parsed file by its path from the root. */
export type FindSource = (path: string) => Source | undefined;

/** Returns a string property of a node, such as a name; empty if there is none. */
export const textProperty = (node: unknown, part: string): string => {
  const value = isNode(node) ? node[part] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Yields a node and all its descendants, depth first. */
export function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* descendants(child);
  }
}

/** Returns `path:line` of a node. */
export const formatLocation = ({ path, text }: Source, { start }: Node): string =>
  `${path}:${text.slice(0, start).split('\n').length}`;

/** Parses a file. Throws if it has syntax errors. */
export const parseSource = (path: string, text: string): Source => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors.map(({ message }) => message).join(' ')}`);
  // The parser's type is a union of all nodes; these tests treat all nodes alike.
  return { path, text, program: program as unknown as Node };
};

const isRuntimeFile = (path: string): boolean => !/\.(stories|test)\.tsx?$|\.d\.ts$|\/build\.ts$/.test(path);

/** Parses the design system's code, by default without tests and stories. `patterns` selects other folders. */
export const loadSources = (
  filter: (path: string) => boolean = isRuntimeFile,
  patterns: readonly string[] = ['design-system/*.ts', 'design-system/*.tsx'],
): Source[] =>
  files(...patterns)
    .filter(filter)
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
