import { parseSync } from 'vite';
import type { Range } from './unrun.ts';

/** A node of a syntax tree, as far as it is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Functions that call what they are given later: after an event, a render or a time. */
const later =
  /^(?:use(?:Layout|Insertion)?Effect|useEffectEvent|set(?:Timeout|Interval)|requestAnimationFrame|addEventListener|removeEventListener|then|catch|finally)$/;
const handler = /^on[A-Z]/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isFunction = (value: unknown): value is Node => isNode(value) && value.type.includes('Function');

const nameOf = (value: unknown): string => {
  if (!isNode(value)) return '';
  if (typeof value['name'] === 'string') return value['name'];
  return value.type === 'MemberExpression' ? nameOf(value['property']) : '';
};

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Returns the parts of a node that run after an event, a render or a time, by themselves. */
function reactionsOf(node: Node): Node[] {
  const { type, value } = node;
  if (type === 'JSXAttribute' && handler.test(nameOf(node['name']))) return isNode(value) ? [value] : [];
  if (type === 'Property' && handler.test(nameOf(node['key']))) return isFunction(value) ? [value] : [];
  if (type === 'CallExpression' && later.test(nameOf(node['callee']))) return listOf(node['arguments']);
  // Observers.
  if (type === 'NewExpression' && nameOf(node['callee']).endsWith('Observer')) return listOf(node['arguments']);
  return [];
}

/** Returns the functions of a node's own that have a name. */
function namedFunctionsOf(node: Node): [name: string, body: Node][] {
  if (node.type === 'FunctionDeclaration') return [[nameOf(node['id']), node]];
  const { type, init } = node;
  return type === 'VariableDeclarator' && isFunction(init) ? [[nameOf(node['id']), init]] : [];
}

function flatten(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(flatten)];
}

/**
 * Returns the parts of a component's source that draw nothing by themselves: they answer an event, follow a render, or
 * wait for a time, or are functions that only such parts call. The state that they set is a branch of the code that draws.
 */
export function reactionRanges(code: string): Range[] {
  const nodes = flatten(parseSync('any.tsx', code).program as unknown as Node); // ESTree, as its types say at length
  const exported = new Set(
    nodes
      .filter(({ type }) => type.startsWith('Export'))
      .flatMap(childrenOf)
      .flatMap((node) => [node, ...listOf(node['declarations'])]),
  );
  const ranges = nodes.flatMap(reactionsOf).map(({ start, end }): Range => [start, end]);
  const isReaction = ({ start, end }: Node): boolean => ranges.some((one) => one[0] <= start && end <= one[1]);
  const functions = nodes.filter((node) => !exported.has(node)).flatMap(namedFunctionsOf);
  const names = nodes.filter(({ type }) => type === 'Identifier' || type === 'JSXIdentifier');
  for (let found = true; found;) {
    found = false;
    for (const [name, body] of functions) {
      if (isReaction(body)) continue;
      const uses = names.filter((one) => one['name'] === name && !(body.start <= one.start && one.end <= body.end));
      // The declaration of a constant names it once, outside its function.
      const calls = body.type === 'FunctionDeclaration' ? uses : uses.slice(1);
      if (calls.length === 0 || !calls.every(isReaction)) continue;
      ranges.push([body.start, body.end]);
      found = true;
    }
  }
  return ranges;
}
