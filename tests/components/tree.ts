import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { files, root } from '../tools/tree.ts';

/** A node of a parsed file: what it is called, where it begins, and whatever it holds. */
export interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

export interface Source {
  /** From the project's root. */
  path: string;
  text: string;
  program: Node;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a tree, from the outside in. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* within(child);
  }
}

/** Where a node stands, for people. */
export const lineOf = ({ path, text }: Source, { start }: Node): string => `${path}:${text.slice(0, start).split('\n').length}`;

/** The design system's own code, parsed; without tests, and without stories unless they are asked for. */
export const sources = (wanted: (path: string) => boolean = (path) => !/\.(stories|test)\.tsx?$|\.d\.ts$|\/build\.ts$/.test(path)): Source[] =>
  files('design-system/*.ts', 'design-system/*.tsx')
    .filter(wanted)
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      // The parser's own type is a union of every node; this test looks at all of them alike.
      return { path, text, program: parseSync(path, text).program as unknown as Node };
    });
