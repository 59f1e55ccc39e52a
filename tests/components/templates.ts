import { dirname, join, normalize } from 'node:path';
import { rawIn } from './css.ts';
import { constant, lettersOf } from './texts.ts';
import { isNode, lineOf, nodes, textIn, within, type Find, type Node, type Source } from './tree.ts';

interface Imported {
  from: string;
  name: string;
}

/** What a file imports under which name. */
function imported({ program }: Source): Map<string, Imported> {
  const found = new Map<string, Imported>();
  for (const node of nodes(program['body'])) {
    if (node.type !== 'ImportDeclaration' || !isNode(node['source'])) continue;
    for (const one of nodes(node['specifiers'])) {
      const { local, imported: name } = one;
      if (isNode(local))
        found.set(textIn(local, 'name'), {
          from: textIn(node['source'], 'value'),
          name: textIn(name, 'name') || 'default',
        });
    }
  }
  return found;
}

const rootOf = (node: Node): Node => {
  const next =
    node.type === 'MemberExpression' ? node['object'] : node.type === 'CallExpression' ? node['callee'] : null;
  return isNode(next) ? rootOf(next) : node;
};

const rootName = (node: Node): string => textIn(rootOf(node), 'name');

/** Under which names a file knows what makes styles. */
const makers = (source: Source): Set<string> =>
  new Set(
    [...imported(source)]
      .filter(
        ([, { from, name }]) =>
          from === 'styled-components' && /^(?:default|styled|css|keyframes|createGlobalStyle)$/.test(name),
      )
      .map(([local]) => local),
  );

/** Templates of styles. Nothing else is written with a tag here, so that no other name for `styled.p` slips past. */
export const templates = (source: Source): Node[] =>
  [...within(source.program)].flatMap(({ type, quasi }) =>
    type === 'TaggedTemplateExpression' && isNode(quasi) ? [quasi] : [],
  );

/** Styles written as objects or functions, and props that would be turned into styles. */
export function otherStyles(source: Source): Node[] {
  const names = makers(source);
  return [...within(source.program)].filter((node) => {
    if (node.type === 'JSXAttribute') return isNode(node['name']) && node['name']['name'] === 'style';
    if (node.type !== 'CallExpression' || !names.has(rootName(node)) || !isNode(node['callee'])) return false;
    // `styled(Button)` is a tag that its template follows.
    return (
      node['callee'].type !== 'Identifier' ||
      !['default', 'styled'].includes(imported(source).get(textIn(node['callee'], 'name'))?.name ?? '')
    );
  });
}

type Inserted = { css: string } | { problem: string };

const still = 'a template is static: make the variant a data attribute of the root';

/** What an expression in a template puts there: nothing of its own when it is a token or another style. */
function inserted(source: Source, node: Node, find: Find): Inserted {
  if (node.type === 'Literal') return { css: String(node['value']) };
  if (node.type === 'TemplateLiteral') return together(source, node, find);
  if (node.type === 'MemberExpression')
    return imported(source).get(rootName(node))?.from === '@afterglow/tokens'
      ? { css: '' }
      : { problem: 'take values from @afterglow/tokens' };
  if (node.type !== 'Identifier') return { problem: still };
  const name = textIn(node, 'name');
  const set = constant(source, name);
  if (set)
    return set.type === 'TaggedTemplateExpression'
      ? { css: '' }
      : set.type.endsWith('Literal')
        ? inserted(source, set, find)
        : { problem: still };
  const origin = imported(source).get(name);
  const file = origin?.from.startsWith('.') ? find(normalize(join(dirname(source.path), origin.from))) : undefined;
  return file && origin
    ? inserted(file, { type: 'Identifier', start: 0, end: 0, name: origin.name }, find)
    : { problem: still };
}

function together(source: Source, template: Node, find: Find): Inserted {
  const given = nodes(template['expressions']).map((node) => inserted(source, node, find));
  const refused = given.find((one) => 'problem' in one);
  const own = nodes(template['quasis']).map(lettersOf);
  return refused ?? { css: [...own, ...given.map((one) => ('css' in one ? one.css : ''))].join(' ') };
}

/** The template as CSS, each sign where it is in the file; what is inserted stands for itself as a name. */
function cssOf(source: Source, template: Node): string {
  let css = source.text.slice(template.start + 1, template.end - 1);
  for (const { start, end } of nodes(template['expressions'])) {
    const from = source.text.lastIndexOf('${', start) - template.start - 1;
    const to = source.text.indexOf('}', end) + 1 - template.start - 1;
    const alone = /(?:^|[\n;}])[ \t]*$/.test(css.slice(0, from)) && /^[ \t]*(?:\n|$)/.test(css.slice(to));
    css = css.slice(0, from) + (alone ? ';' : '--x').padEnd(to - from) + css.slice(to);
  }
  return css;
}

/** Every place where a template of styles is not static, or says a value itself. */
export function slips(source: Source, template: Node, find: Find): string[] {
  const written = rawIn(cssOf(source, template)).map(
    ({ at, says }) => `${lineOf(source, { ...template, start: template.start + 1 + at })}: ${says}`,
  );
  const moving = nodes(template['expressions']).flatMap((node) => {
    const put = inserted(source, node, find);
    const why = 'problem' in put ? [put.problem] : rawIn(`content: ${put.css}`).map(({ says }) => says);
    return why.map(
      (reason) => `${lineOf(source, node)}: \${${source.text.slice(node.start, node.end).slice(0, 60)}}, ${reason}`,
    );
  });
  return [...written, ...moving];
}
