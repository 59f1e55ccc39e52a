import { basename, dirname, join, normalize } from 'node:path';
import {
  isNode,
  propertyName,
  childNodes,
  loadSources,
  textProperty,
  descendants,
  type FindSource,
  type Node,
  type Source,
} from './ast.ts';

type Value = string | number | boolean;

/** A prop with a fixed set of values. */
export interface Variant {
  /** Path of the component: `cards/VideoCard`. */
  component: string;
  prop: string;
  /** The discriminant if the prop is a union of objects, such as `kind`. */
  part?: string;
  values: readonly Value[];
}

/** Returns the initializer of a constant in the same file. */
function findConstant({ program }: Source, name: string): Node | undefined {
  const found = [...descendants(program)].find(
    ({ type, id }) => type === 'VariableDeclarator' && textProperty(id, 'name') === name,
  )?.['init'];
  return isNode(found) ? found : undefined;
}

/** Returns the values of a named type, local or imported. */
function resolveType(source: Source, name: string, find: FindSource): Value[] {
  const own = [...descendants(source.program)].find(
    ({ type, id }) => type === 'TSTypeAliasDeclaration' && textProperty(id, 'name') === name,
  );
  if (own) return childNodes(own['typeAnnotation']).flatMap((type) => literals(source, type, find));
  for (const { type, source: from, specifiers } of childNodes(source.program['body'])) {
    const imported =
      type === 'ImportDeclaration'
        ? childNodes(specifiers).find(({ local }) => textProperty(local, 'name') === name)
        : undefined;
    const file =
      imported && textProperty(from, 'value').startsWith('.')
        ? find(normalize(join(dirname(source.path), textProperty(from, 'value'))))
        : undefined;
    if (imported && file) return resolveType(file, textProperty(imported['imported'], 'name'), find);
  }
  return [];
}

/** Returns the keys of an object literal, for `keyof typeof titles`. */
function objectKeys(source: Source, type: Node): Value[] {
  const name = type.type === 'TSTypeQuery' ? textProperty(type['exprName'], 'name') : '';
  const set = findConstant(source, name);
  // `defineMessages({…})` returns its argument.
  const [object] = set?.type === 'CallExpression' ? childNodes(set['arguments']) : set ? [set] : [];
  return object?.type === 'ObjectExpression' ? childNodes(object['properties']).map(propertyName) : [];
}

function literals(source: Source, type: Node, find: FindSource): Value[] {
  const inner = (part: string) => childNodes(type[part]).flatMap((one) => literals(source, one, find));
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
        ? childNodes(type['typeAnnotation']).flatMap((one) => objectKeys(source, one))
        : inner('typeAnnotation');
    case 'TSTypeReference':
      return resolveType(source, textProperty(type['typeName'], 'name'), find);
    default:
      return [];
  }
}

/** Returns the discriminants of a union of objects, with their values. */
function discriminants(source: Source, type: Node, find: FindSource): Map<string, Value[]> {
  const objects =
    type.type === 'TSUnionType' ? childNodes(type['types']).filter((one) => one.type === 'TSTypeLiteral') : [];
  const parts = new Map<string, Value[]>();
  for (const member of objects.flatMap((one) => childNodes(one['members']))) {
    const annotation = isNode(member['typeAnnotation']) ? childNodes(member['typeAnnotation']['typeAnnotation']) : [];
    const values = annotation
      .filter((one) => one.type === 'TSLiteralType')
      .flatMap((one) => literals(source, one, find));
    if (values.length > 0) parts.set(propertyName(member), [...(parts.get(propertyName(member)) ?? []), ...values]);
  }
  return parts;
}

/** Returns the default value of a prop: `{ kind = 'outlined', size: height = 'medium' }`. */
function defaultValue({ program }: Source, prop: string): unknown {
  const pattern = [...descendants(program)].find(
    (node) =>
      node.type === 'Property' &&
      propertyName(node) === prop &&
      isNode(node['value']) &&
      node['value'].type === 'AssignmentPattern',
  );
  const set = isNode(pattern?.['value']) ? pattern['value']['right'] : undefined;
  return isNode(set) ? set['value'] : undefined;
}

/** Returns all variants of a component, without default values. */
export function variantsOf(source: Source, find: FindSource): Variant[] {
  const declared = [...descendants(source.program)].filter(
    ({ type, id }) => type === 'TSInterfaceDeclaration' && /Props$|^Look$/.test(textProperty(id, 'name')),
  );
  return declared.flatMap(({ body }) =>
    (isNode(body) ? childNodes(body['body']) : []).flatMap((member) => {
      const annotation = isNode(member['typeAnnotation']) ? childNodes(member['typeAnnotation']['typeAnnotation']) : [];
      const prop = propertyName(member);
      const component = dirname(source.path).replace('design-system/', '');
      const values = annotation
        .flatMap((type) => literals(source, type, find))
        .filter((value) => value !== defaultValue(source, prop));
      const objects = annotation.flatMap((type) =>
        [...discriminants(source, type, find)].map(([part, kinds]) => ({ component, prop, part, values: kinds })),
      );
      return [...(values.length > 0 ? [{ component, prop, values }] : []), ...objects];
    }),
  );
}

export function variants(): Variant[] {
  const all = loadSources();
  const find: FindSource = (path) => all.find((source) => source.path === path);
  return all
    .filter(({ path }) => basename(path) === `${basename(dirname(path))}.tsx`)
    .flatMap((source) => variantsOf(source, find));
}
