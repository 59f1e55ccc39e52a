import { childNodes, isNode, textProperty, type Node, type Source } from '../components/ast.ts';

/** A change of a source file that some test should notice. */
export interface Mutant {
  /** Relative to the project's root. */
  file: string;
  line: number;
  start: number;
  end: number;
  original: string;
  mutated: string;
}

interface Change {
  node: Node;
  mutated: string;
}

const swapped: Record<string, string> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '===': '!==', '!==': '===', '==': '!=', '!=': '==' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*' },
  ...{ '&&': '||', '||': '&&', '??': '||' },
};

/** Types are removed before a module runs; these three nodes leave an expression. */
const typedExpressions = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const withoutMutants = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'ThrowStatement']);

/** Returns all mutants of a file, in the order of its text. */
export function mutantsOf(source: Source): Mutant[] {
  return [...changesIn(source.program, source.text)]
    .map(({ node: { start, end }, mutated }) => ({
      file: source.path,
      line: source.text.slice(0, start).split('\n').length,
      ...{ start, end, original: source.text.slice(start, end), mutated },
    }))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** Returns the text of a file with one mutant applied. Lines before the mutant keep their numbers. */
export const applyMutant = (text: string, { start, end, mutated }: Pick<Mutant, 'start' | 'end' | 'mutated'>): string =>
  text.slice(0, start) + mutated + text.slice(end);

function* changesIn(node: Node, text: string): Generator<Change> {
  if (withoutMutants.has(node.type)) return;
  if (node.type.startsWith('TS') && !typedExpressions.has(node.type)) return;
  yield* changesOf(node, text);
  for (const child of mutableChildren(node)) yield* changesIn(child, text);
}

/** Returns the child nodes that run, without the names of properties and modules. */
function mutableChildren(node: Node): Node[] {
  if (typedExpressions.has(node.type)) return childNodes(node['expression']);
  // The string value of an attribute is not an expression.
  if (node.type === 'JSXAttribute') return childNodes(node['value']).filter(({ type }) => type !== 'Literal');
  const isNamed = 'key' in node && node['computed'] !== true;
  return Object.entries(node)
    .filter(([part]) => !(isNamed && part === 'key') && part !== 'source' && part !== 'typeAnnotation')
    .flatMap(([, value]) => (Array.isArray(value) ? value.filter(isNode) : childNodes(value)));
}

function changesOf(node: Node, text: string): Change[] {
  const textOf = (part: unknown): string => (isNode(part) ? text.slice(part.start, part.end) : '');
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapOperator(node, textOf);
    case 'IfStatement':
      return [...negate(node['test'], textOf), ...(isEarlyReturn(node) ? [{ node, mutated: ';' }] : [])];
    case 'ConditionalExpression':
      return negate(node['test'], textOf);
    case 'ExpressionStatement':
      return 'directive' in node && node['directive'] ? [] : [{ node, mutated: ';' }];
    case 'Literal':
      return changeLiteral(node);
    default:
      return [];
  }
}

function swapOperator(node: Node, textOf: (part: unknown) => string): Change[] {
  const other = swapped[textProperty(node, 'operator')];
  if (other === undefined) return [];
  // Strings can be joined by +, but not subtracted.
  if (other === '-' && [node['left'], node['right']].some(isText)) return [];
  return [{ node, mutated: `((${textOf(node['left'])}) ${other} (${textOf(node['right'])}))` }];
}

const isText = (node: unknown): boolean =>
  isNode(node) && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string'));

/** Negates a condition. Skips equality comparisons: swapping their operator is the same mutant. */
function negate(test: unknown, textOf: (part: unknown) => string): Change[] {
  if (!isNode(test) || /^[!=]==?$/.test(textProperty(test, 'operator'))) return [];
  return [{ node: test, mutated: `!(${textOf(test)})` }];
}

function isEarlyReturn({ consequent, alternate }: Node): boolean {
  if (!isNode(consequent) || isNode(alternate)) return false;
  const inner = consequent.type === 'BlockStatement' ? childNodes(consequent['body']) : [consequent];
  return inner.length === 1 && inner[0]?.type === 'ReturnStatement';
}

function changeLiteral(node: Node): Change[] {
  const { value } = node;
  if (typeof value === 'boolean') return [{ node, mutated: String(!value) }];
  return typeof value === 'string' && value !== '' ? [{ node, mutated: "''" }] : [];
}
