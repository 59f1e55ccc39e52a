import { isNode, nodes, textIn, within, type Node, type Source } from './tree.ts';

/** What a constant of the same file is set to. */
export function constant({ program }: Source, name: string): Node | undefined {
  const found = [...within(program)].find(
    ({ type, id }) => type === 'VariableDeclarator' && textIn(id, 'name') === name,
  )?.['init'];
  return isNode(found) ? found : undefined;
}

const parts = (node: Node, ...names: string[]): Node[] => names.flatMap((name) => nodes(node[name]));

/** The pieces of text that an expression can be, whichever way its conditions fall; calls are left to what they call. */
export function textsOf(source: Source, node: Node): Node[] {
  const inner = (...names: string[]) => parts(node, ...names).flatMap((one) => textsOf(source, one));
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node] : [];
    case 'TemplateElement':
    case 'JSXText':
      return [node];
    case 'TemplateLiteral':
      return inner('quasis', 'expressions');
    case 'ConditionalExpression':
      return inner('consequent', 'alternate');
    case 'LogicalExpression':
      return node['operator'] === '&&' ? inner('right') : inner('left', 'right');
    case 'BinaryExpression':
      return node['operator'] === '+' ? inner('left', 'right') : [];
    case 'ArrayExpression':
      return inner('elements');
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return inner('expression');
    case 'AssignmentPattern':
      return inner('right');
    case 'MemberExpression': {
      const set = isNode(node['object']) ? constant(source, textIn(node['object'], 'name')) : undefined;
      const name = textIn(node['property'], 'name');
      const part =
        set?.type === 'ObjectExpression'
          ? parts(set, 'properties').find(({ key }) => textIn(key, 'name') === name)
          : undefined;
      return part ? parts(part, 'value').flatMap((one) => textsOf(source, one)) : [];
    }
    case 'Identifier': {
      const set = constant(source, textIn(node, 'name'));
      return set?.type === 'Literal' || set?.type === 'TemplateLiteral' ? textsOf(source, set) : [];
    }
    default:
      return [];
  }
}

/** The letters of a piece of text. */
export function lettersOf({ value }: Node): string {
  if (typeof value === 'string') return value;
  return isRaw(value) ? value.raw : '';
}

const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';
