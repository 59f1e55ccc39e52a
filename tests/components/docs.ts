import { textOf } from './literals.ts';
import { isNode, formatLocation, childNodes, textProperty, descendants, type Node, type Source } from './ast.ts';

/** Self-explanatory prop names. */
const selfExplanatory = new Set([
  'children',
  'label',
  'href',
  'title',
  'name',
  'heading',
  'text',
  'alt',
  'hint',
  'error',
  'icon',
  'className',
]);
const isSelfExplanatory = (name: string, type: string): boolean =>
  selfExplanatory.has(name) ||
  name.endsWith('Href') ||
  // Props of another component are documented there; `undefined` removes a prop.
  /^(?:readonly )?[A-Z]\w*Props(?:\[\])?(?: \| undefined)?$/.test(type) ||
  type === 'undefined';

/** Whether a JSDoc sentence directly precedes an offset; a URL or a single word does not count. */
function hasDocComment({ text }: Source, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  const comment = before.slice(before.lastIndexOf('/**'));
  return (
    before.endsWith('*/') &&
    comment.startsWith('/**') &&
    comment.indexOf('*/') === comment.length - 2 &&
    /[\p{L}\d]\S*\s+\S*[\p{L}\d]/u.test(comment)
  );
}

const typeText = ({ text }: Source, { typeAnnotation }: Node): string => {
  const type = isNode(typeAnnotation) ? typeAnnotation['typeAnnotation'] : undefined;
  return isNode(type) ? text.slice(type.start, type.end) : '';
};

const propName = ({ key }: Node): string => textProperty(key, 'name') || (isNode(key) ? textOf(key) : '');

/** Prop types of a file: exported `…Props`, and a shared `Look`. */
const propTypes = ({ program }: Source): Node[] =>
  [...descendants(program)].flatMap((node) => {
    const own = node.type === 'ExportNamedDeclaration' && isNode(node['declaration']) ? node['declaration'] : node;
    const exported = own !== node && textProperty(own['id'], 'name').endsWith('Props');
    if (own.type === 'TSTypeAliasDeclaration' && exported) return [own];
    return own.type === 'TSInterfaceDeclaration' && (exported || textProperty(own['id'], 'name') === 'Look')
      ? [own]
      : [];
  });

const propMembers = (declaration: Node): Node[] => {
  const inside = isNode(declaration['body']) ? [declaration['body']] : childNodes(declaration['typeAnnotation']);
  return inside
    .flatMap((one) => childNodes(one['body'] ?? one['members']))
    .filter(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature');
};

/** Prop names by interface. */
export const ownProps = (source: Source): { of: string; names: string[] }[] =>
  propTypes(source).map((one) => ({ of: textProperty(one['id'], 'name'), names: propMembers(one).map(propName) }));

/** Props that need a comment and have none. */
export const undocumentedProps = (source: Source): string[] =>
  propTypes(source).flatMap((one) =>
    propMembers(one)
      .filter(
        (member) =>
          !hasDocComment(source, member.start) && !isSelfExplanatory(propName(member), typeText(source, member)),
      )
      .map((member) => `${formatLocation(source, member)}: ${textProperty(one['id'], 'name')} ${propName(member)}`),
  );

/** Components without a comment. */
export const undocumentedComponents = (source: Source, component: string): string[] =>
  [source.program['body']]
    .flat()
    .filter(isNode)
    .filter(
      ({ type, declaration }) =>
        type === 'ExportNamedDeclaration' &&
        isNode(declaration) &&
        textProperty(declaration['id'], 'name') === component,
    )
    .filter(({ start }) => !hasDocComment(source, start))
    .map((node) => `${formatLocation(source, node)}: ${component}`);
