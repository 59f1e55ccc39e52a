import { parseSync, traverse, types, type NodePath } from '@babel/core';

const isCallOf = (node: types.Node, names: RegExp): boolean =>
  types.isCallExpression(node) &&
  ((types.isIdentifier(node.callee) && names.test(node.callee.name)) ||
    (types.isMemberExpression(node.callee) &&
      types.isIdentifier(node.callee.property) &&
      names.test(node.callee.property.name)));

const isFunction = (node: types.Node): boolean =>
  types.isArrowFunctionExpression(node) || types.isFunctionExpression(node);

/** Returns whether a property of an element is one that a server cannot send to the browser. */
function isLive(node: types.ObjectExpression['properties'][number]): boolean {
  if (types.isSpreadElement(node)) return false;
  const name = types.isIdentifier(node.key) ? node.key.name : '';
  return /^on[A-Z]|^ref$/.test(name) || types.isObjectMethod(node) || isFunction(node.value);
}

/** Returns whether a node of compiled code can only run, or be hydrated, in a client component. */
function isLiveNode(path: NodePath): boolean {
  const { node } = path;
  if (types.isClassDeclaration(node)) return types.isIdentifier(node.superClass, { name: 'Component' });
  if (isCallOf(node, /^(use([A-Z]\w*)?|createContext|createLate(Part|Value))$/)) return true;
  if (!types.isCallExpression(node) || !isCallOf(node, /^(_?jsxs?|createElement)$/)) return false;
  const props = node.arguments[1];
  return types.isObjectExpression(props) && props.properties.some(isLive);
}

/**
 * Returns whether a compiled module must be a client component's: it uses a hook, creates a context or a late value, is a class, or gives
 * an element a handler, a ref or a function.
 */
export function isClient(code: string): boolean {
  if (!/\buse|react|createLate/.test(code)) return false;
  const file = parseSync(code, { babelrc: false, configFile: false, sourceType: 'module' });
  let found = false;
  traverse(file ?? types.file(types.program([])), {
    enter(path) {
      if (!isLiveNode(path)) return;
      found = true;
      path.stop();
    },
  });
  return found;
}
