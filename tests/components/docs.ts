import { lettersOf } from './texts.ts';
import { isNode, lineOf, nodes, textIn, within, type Node, type Source } from './tree.ts';

/** Names that say it all: nobody wonders what a title is, or where `signInHref` leads. */
const plain = new Set([
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
const saysItAll = (name: string, type: string): boolean =>
  plain.has(name) ||
  name.endsWith('Href') ||
  // Another component's props say there what they are; `undefined` takes a prop away.
  /^(?:readonly )?[A-Z]\w*Props(?:\[\])?(?: \| undefined)?$/.test(type) ||
  type === 'undefined';

/** Whether a sentence for readers of the docs stands right before a place; an address or a bare word is none. */
function told({ text }: Source, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  const comment = before.slice(before.lastIndexOf('/**'));
  return (
    before.endsWith('*/') &&
    comment.startsWith('/**') &&
    comment.indexOf('*/') === comment.length - 2 &&
    /[\p{L}\d]\S*\s+\S*[\p{L}\d]/u.test(comment)
  );
}

const typeOf = ({ text }: Source, { typeAnnotation }: Node): string => {
  const type = isNode(typeAnnotation) ? typeAnnotation['typeAnnotation'] : undefined;
  return isNode(type) ? text.slice(type.start, type.end) : '';
};

const keyOf = ({ key }: Node): string => textIn(key, 'name') || (isNode(key) ? lettersOf(key) : '');

/** The props that a file declares for others: its exported `…Props`, and a `Look` that several of them share. */
const declared = ({ program }: Source): Node[] =>
  [...within(program)].flatMap((node) => {
    const own = node.type === 'ExportNamedDeclaration' && isNode(node['declaration']) ? node['declaration'] : node;
    const exported = own !== node && textIn(own['id'], 'name').endsWith('Props');
    if (own.type === 'TSTypeAliasDeclaration' && exported) return [own];
    return own.type === 'TSInterfaceDeclaration' && (exported || textIn(own['id'], 'name') === 'Look') ? [own] : [];
  });

const members = (declaration: Node): Node[] => {
  const inside = isNode(declaration['body']) ? [declaration['body']] : nodes(declaration['typeAnnotation']);
  return inside
    .flatMap((one) => nodes(one['body'] ?? one['members']))
    .filter(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature');
};

/** The props that a file declares for others, by the name of their interface. */
export const ownProps = (source: Source): { of: string; names: string[] }[] =>
  declared(source).map((one) => ({ of: textIn(one['id'], 'name'), names: members(one).map(keyOf) }));

/** Props without a sentence, of those that need one. */
export const untold = (source: Source): string[] =>
  declared(source).flatMap((one) =>
    members(one)
      .filter((member) => !told(source, member.start) && !saysItAll(keyOf(member), typeOf(source, member)))
      .map((member) => `${lineOf(source, member)}: ${textIn(one['id'], 'name')} ${keyOf(member)}`),
  );

/** Components without a sentence of what they are. */
export const unnamed = (source: Source, component: string): string[] =>
  [source.program['body']]
    .flat()
    .filter(isNode)
    .filter(
      ({ type, declaration }) =>
        type === 'ExportNamedDeclaration' && isNode(declaration) && textIn(declaration['id'], 'name') === component,
    )
    .filter(({ start }) => !told(source, start))
    .map((node) => `${lineOf(source, node)}: ${component}`);
