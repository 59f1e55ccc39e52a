import { basename, dirname, join, normalize } from 'node:path';
import { constant } from './texts.ts';
import { isNode, keyOf, nodes, sources, textIn, within, type Find, type Node, type Source } from './tree.ts';

type Value = string | number | boolean;

/** One prop of a component that takes one of a few values, or a list of them. */
export interface Variant {
  /** `cards/VideoCard`. */
  component: string;
  prop: string;
  /** Where the prop is one of several objects: the part that tells them apart, such as `kind`. */
  part?: string;
  values: readonly Value[];
}

/** The type that a name stands for, in this file or in the one that it comes from. */
function named(source: Source, name: string, find: Find): Value[] {
  const own = [...within(source.program)].find(
    ({ type, id }) => type === 'TSTypeAliasDeclaration' && textIn(id, 'name') === name,
  );
  if (own) return nodes(own['typeAnnotation']).flatMap((type) => literals(source, type, find));
  for (const { type, source: from, specifiers } of nodes(source.program['body'])) {
    const imported =
      type === 'ImportDeclaration' ? nodes(specifiers).find(({ local }) => textIn(local, 'name') === name) : undefined;
    const file =
      imported && textIn(from, 'value').startsWith('.')
        ? find(normalize(join(dirname(source.path), textIn(from, 'value'))))
        : undefined;
    if (imported && file) return named(file, textIn(imported['imported'], 'name'), find);
  }
  return [];
}

/** The keys of a constant that is written out, for `keyof typeof titles`. */
function keysOf(source: Source, type: Node): Value[] {
  const name = type.type === 'TSTypeQuery' ? textIn(type['exprName'], 'name') : '';
  const set = constant(source, name);
  // `defineMessages({…})` gives back what it is given.
  const [object] = set?.type === 'CallExpression' ? nodes(set['arguments']) : set ? [set] : [];
  return object?.type === 'ObjectExpression' ? nodes(object['properties']).map(keyOf) : [];
}

function literals(source: Source, type: Node, find: Find): Value[] {
  const inner = (part: string) => nodes(type[part]).flatMap((one) => literals(source, one, find));
  switch (type.type) {
    case 'TSBooleanKeyword':
      return [true];
    case 'TSLiteralType': {
      const value = isNode(type['literal']) ? type['literal']['value'] : undefined;
      return typeof value === 'string' || typeof value === 'number' || value === true ? [value] : [];
    }
    case 'TSUnionType':
      return inner('types');
    case 'TSArrayType':
      return inner('elementType');
    case 'TSParenthesizedType':
      return inner('typeAnnotation');
    case 'TSTypeOperator':
      return type['operator'] === 'keyof'
        ? nodes(type['typeAnnotation']).flatMap((one) => keysOf(source, one))
        : inner('typeAnnotation');
    case 'TSTypeReference':
      return named(source, textIn(type['typeName'], 'name'), find);
    default:
      return [];
  }
}

/** The objects that a type can be, and by which part they are told apart. */
function told(source: Source, type: Node, find: Find): Map<string, Value[]> {
  const objects = type.type === 'TSUnionType' ? nodes(type['types']).filter((one) => one.type === 'TSTypeLiteral') : [];
  const parts = new Map<string, Value[]>();
  for (const member of objects.flatMap((one) => nodes(one['members']))) {
    const annotation = isNode(member['typeAnnotation']) ? nodes(member['typeAnnotation']['typeAnnotation']) : [];
    const values = annotation
      .filter((one) => one.type === 'TSLiteralType')
      .flatMap((one) => literals(source, one, find));
    if (values.length > 0) parts.set(keyOf(member), [...(parts.get(keyOf(member)) ?? []), ...values]);
  }
  return parts;
}

/** What the component takes when nothing is said: `{ kind = 'outlined', size: height = 'medium' }`. */
function defaultOf({ program }: Source, prop: string): unknown {
  const taken = [...within(program)].find(
    (node) =>
      node.type === 'Property' &&
      keyOf(node) === prop &&
      isNode(node['value']) &&
      node['value'].type === 'AssignmentPattern',
  );
  const set = isNode(taken?.['value']) ? taken['value']['right'] : undefined;
  return isNode(set) ? set['value'] : undefined;
}

/** Every prop with a few values that a component declares for itself, less the values that hold when nothing is said. */
export function variantsOf(source: Source, find: Find): Variant[] {
  const declared = [...within(source.program)].filter(
    ({ type, id }) => type === 'TSInterfaceDeclaration' && /Props$|^Look$/.test(textIn(id, 'name')),
  );
  return declared.flatMap(({ body }) =>
    (isNode(body) ? nodes(body['body']) : []).flatMap((member) => {
      const annotation = isNode(member['typeAnnotation']) ? nodes(member['typeAnnotation']['typeAnnotation']) : [];
      const prop = keyOf(member);
      const component = dirname(source.path).replace('design-system/', '');
      const values = annotation
        .flatMap((type) => literals(source, type, find))
        .filter((value) => value !== defaultOf(source, prop));
      const objects = annotation.flatMap((type) =>
        [...told(source, type, find)].map(([part, kinds]) => ({ component, prop, part, values: kinds })),
      );
      return [...(values.length > 0 ? [{ component, prop, values }] : []), ...objects];
    }),
  );
}

export function variants(): Variant[] {
  const all = sources();
  const find: Find = (path) => all.find((source) => source.path === path);
  return all
    .filter(({ path }) => basename(path) === `${basename(dirname(path))}.tsx`)
    .flatMap((source) => variantsOf(source, find));
}
