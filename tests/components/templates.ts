import { dirname, join, normalize } from 'node:path';
import { findRawValues } from './css.ts';
import { findConstant, textOf } from './literals.ts';
import {
  isNode,
  formatLocation,
  childNodes,
  textProperty,
  descendants,
  type FindSource,
  type Node,
  type Source,
} from './ast.ts';

interface Imported {
  from: string;
  name: string;
}

/** What a file imports under which name. */
function importsByName({ program }: Source): Map<string, Imported> {
  const found = new Map<string, Imported>();
  for (const node of childNodes(program['body'])) {
    if (node.type !== 'ImportDeclaration' || !isNode(node['source'])) continue;
    for (const one of childNodes(node['specifiers'])) {
      const { local, imported: name } = one;
      if (isNode(local))
        found.set(textProperty(local, 'name'), {
          from: textProperty(node['source'], 'value'),
          name: textProperty(name, 'name') || 'default',
        });
    }
  }
  return found;
}

const rootExpression = (node: Node): Node => {
  const next =
    node.type === 'MemberExpression' ? node['object'] : node.type === 'CallExpression' ? node['callee'] : null;
  return isNode(next) ? rootExpression(next) : node;
};

const rootName = (node: Node): string => textProperty(rootExpression(node), 'name');

/** Local names of styled-components' style functions. */
const styleFunctions = (source: Source): Set<string> =>
  new Set(
    [...importsByName(source)]
      .filter(
        ([, { from, name }]) =>
          from === 'styled-components' && /^(?:default|styled|css|keyframes|createGlobalStyle)$/.test(name),
      )
      .map(([local]) => local),
  );

/** All tagged templates. Only styles use tags here, so that aliases of `styled.p` are covered. */
export const templates = (source: Source): Node[] =>
  [...descendants(source.program)].flatMap(({ type, quasi }) =>
    type === 'TaggedTemplateExpression' && isNode(quasi) ? [quasi] : [],
  );

/** Styles written as objects or functions, and `style` props. */
export function nonTemplateStyles(source: Source): Node[] {
  const names = styleFunctions(source);
  return [...descendants(source.program)].filter((node) => {
    if (node.type === 'JSXAttribute') return isNode(node['name']) && node['name']['name'] === 'style';
    if (node.type !== 'CallExpression' || !names.has(rootName(node)) || !isNode(node['callee'])) return false;
    // `styled(Button)` is the tag of a template.
    return (
      node['callee'].type !== 'Identifier' ||
      !['default', 'styled'].includes(importsByName(source).get(textProperty(node['callee'], 'name'))?.name ?? '')
    );
  });
}

type Interpolation = { css: string } | { problem: string };

const mustBeStatic = 'a template is static: make the variant a data attribute of the root';

/** The CSS of an interpolation; empty for tokens and other styles. */
function interpolatedCss(source: Source, node: Node, find: FindSource): Interpolation {
  if (node.type === 'Literal') return { css: String(node['value']) };
  if (node.type === 'TemplateLiteral') return resolveTemplate(source, node, find);
  if (node.type === 'MemberExpression')
    return importsByName(source).get(rootName(node))?.from === '@afterglow/tokens'
      ? { css: '' }
      : { problem: 'take values from @afterglow/tokens' };
  if (node.type !== 'Identifier') return { problem: mustBeStatic };
  const name = textProperty(node, 'name');
  const set = findConstant(source, name);
  if (set)
    return set.type === 'TaggedTemplateExpression'
      ? { css: '' }
      : set.type.endsWith('Literal')
        ? interpolatedCss(source, set, find)
        : { problem: mustBeStatic };
  const origin = importsByName(source).get(name);
  const file = origin?.from.startsWith('.') ? find(normalize(join(dirname(source.path), origin.from))) : undefined;
  return file && origin
    ? interpolatedCss(file, { type: 'Identifier', start: 0, end: 0, name: origin.name }, find)
    : { problem: mustBeStatic };
}

function resolveTemplate(source: Source, template: Node, find: FindSource): Interpolation {
  const given = childNodes(template['expressions']).map((node) => interpolatedCss(source, node, find));
  const refused = given.find((one) => 'problem' in one);
  const own = childNodes(template['quasis']).map(textOf);
  return refused ?? { css: [...own, ...given.map((one) => ('css' in one ? one.css : ''))].join(' ') };
}

/** The template as CSS with the same offsets; interpolations become placeholders. */
function toCss(source: Source, template: Node): string {
  let css = source.text.slice(template.start + 1, template.end - 1);
  for (const { start, end } of childNodes(template['expressions'])) {
    const from = source.text.lastIndexOf('${', start) - template.start - 1;
    const to = source.text.indexOf('}', end) + 1 - template.start - 1;
    const alone = /(?:^|[\n;}])[ \t]*$/.test(css.slice(0, from)) && /^[ \t]*(?:\n|$)/.test(css.slice(to));
    css = css.slice(0, from) + (alone ? ';' : '--x').padEnd(to - from) + css.slice(to);
  }
  return css;
}

/** Dynamic parts and hard-coded values of a style template. */
export function findViolations(source: Source, template: Node, find: FindSource): string[] {
  const written = findRawValues(toCss(source, template)).map(
    ({ at, value }) => `${formatLocation(source, { ...template, start: template.start + 1 + at })}: ${value}`,
  );
  const dynamic = childNodes(template['expressions']).flatMap((node) => {
    const put = interpolatedCss(source, node, find);
    const why = 'problem' in put ? [put.problem] : findRawValues(`content: ${put.css}`).map(({ value }) => value);
    return why.map(
      (reason) =>
        `${formatLocation(source, node)}: \${${source.text.slice(node.start, node.end).slice(0, 60)}}, ${reason}`,
    );
  });
  return [...written, ...dynamic];
}
