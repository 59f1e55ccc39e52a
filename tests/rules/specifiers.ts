import { isNode, childNodes, textProperty, descendants, type Node, type Source } from '../components/ast.ts';

/** An import specifier; `address` is null if it is computed. */
export interface Specifier {
  node: Node;
  address: string | null;
}

const staticText = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return textProperty(node, 'value') || null;
  const [only, more] = childNodes(node['quasis']);
  if (node.type !== 'TemplateLiteral' || !only || more) return null;
  const value: unknown = only['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : null;
};

/** `require(…)`, `require.resolve(…)`, `createRequire(…)(…)`, `import.meta.glob(…)`, `import.meta.resolve(…)`. */
const loaderPattern = /^(?:require(?:\.resolve)?|createRequire\([^)]*\)(?:\.resolve)?|import\.meta\.(?:glob|resolve))$/;

function specifiersIn({ text }: Source, node: Node): (string | null)[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return isNode(node['source'] ?? node['argument']) ? [staticText(node['source'] ?? node['argument'])] : [];
    case 'TSExternalModuleReference':
      return [staticText(node['expression'])];
    case 'NewExpression': {
      // `new URL('./file.ts', import.meta.url)` for workers; other URLs are data and folders.
      const [first, base] = [node['arguments']].flat();
      const here =
        textProperty(node['callee'], 'name') === 'URL' &&
        isNode(base) &&
        text.slice(base.start, base.end) === 'import.meta.url';
      return here && /\.[cm]?[jt]sx?$/.test(staticText(first) ?? '') ? [staticText(first)] : [];
    }
    case 'CallExpression': {
      const { callee, arguments: [first] = [] } = node as Node & { arguments?: unknown[] };
      if (!isNode(callee) || !loaderPattern.test(text.slice(callee.start, callee.end).replaceAll(/\s|\?/g, '')))
        return [];
      const list = isNode(first) && first.type === 'ArrayExpression' ? [first['elements']].flat() : [first];
      // Patterns that begin with "!" exclude files.
      return list.map(staticText).filter((address) => !address?.startsWith('!'));
    }
    default:
      return [];
  }
}

/** All specifiers that a file imports, requires or globs. */
export const findSpecifiers = (source: Source): Specifier[] =>
  [...descendants(source.program)].flatMap((node) => specifiersIn(source, node).map((address) => ({ node, address })));
