import { isNode, childNodes, textProperty, descendants, type Node, type Source } from './ast.ts';

/** The initializer of a constant in the same file. */
export function findConstant({ program }: Source, name: string): Node | undefined {
  const found = [...descendants(program)].find(
    ({ type, id }) => type === 'VariableDeclarator' && textProperty(id, 'name') === name,
  )?.['init'];
  return isNode(found) ? found : undefined;
}

const parts = (node: Node, ...names: string[]): Node[] => names.flatMap((name) => childNodes(node[name]));

/** All text nodes that an expression can evaluate to; calls are not followed. */
export function textNodes(source: Source, node: Node): Node[] {
  const inner = (...names: string[]) => parts(node, ...names).flatMap((one) => textNodes(source, one));
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
      const set = isNode(node['object']) ? findConstant(source, textProperty(node['object'], 'name')) : undefined;
      const name = textProperty(node['property'], 'name');
      const part =
        set?.type === 'ObjectExpression'
          ? parts(set, 'properties').find(({ key }) => textProperty(key, 'name') === name)
          : undefined;
      return part ? parts(part, 'value').flatMap((one) => textNodes(source, one)) : [];
    }
    case 'Identifier': {
      const set = findConstant(source, textProperty(node, 'name'));
      return set?.type === 'Literal' || set?.type === 'TemplateLiteral' ? textNodes(source, set) : [];
    }
    default:
      return [];
  }
}

/** The text of a node. */
export function textOf({ value }: Node): string {
  if (typeof value === 'string') return value;
  return hasRaw(value) ? value.raw : '';
}

const hasRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';
