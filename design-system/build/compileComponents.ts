import { join } from 'node:path';
import { types, type NodePath, type PluginObj } from '@babel/core';
import type { CollectedStyles } from './collectStyles.ts';
import { styledTemplateOf } from './styledTemplates.ts';

export interface CompileOptions extends Pick<CollectedStyles, 'classNames'> {
  /** Whether modules that are imported later wait for the rules of all components, which a site loads by itself. */
  waitsForRules: boolean;
  /** Called with the class name of each styled component. */
  onComponent?: (className: string) => void;
}

const elements = [join(import.meta.dirname, 'runtime/styledElement.ts'), ['joinClassNames', 'styledElement']] as const;
const rules = [join(import.meta.dirname, 'runtime/loadStyles.ts'), ['withStyles']] as const;

const importOf = ([path, names]: typeof elements | typeof rules) =>
  types.importDeclaration(
    names.map((name) => types.importSpecifier(types.identifier(`_${name}`), types.identifier(name))),
    types.stringLiteral(path),
  );

const isNamed = (attribute: types.JSXAttribute | types.JSXSpreadAttribute, name: string) =>
  types.isJSXAttribute(attribute) && types.isJSXIdentifier(attribute.name, { name });

/**
 * Returns the class name that an element is given; null if there is none, `unknown` if the code alone does not tell.
 */
function givenClassName(attributes: types.JSXOpeningElement['attributes']): types.Expression | null | 'unknown' {
  const spreads = attributes.filter((one) => types.isJSXSpreadAttribute(one));
  const given = attributes.find((one) => isNamed(one, 'className'));
  const sources = [...spreads, ...(given ? [given] : [])];
  if (sources.length > 1 || attributes.some((one) => isNamed(one, 'as'))) return 'unknown';
  const [source] = sources;
  if (!source) return null;
  if (types.isJSXSpreadAttribute(source))
    return types.isIdentifier(source.argument)
      ? types.memberExpression(types.cloneNode(source.argument), types.identifier('className'))
      : 'unknown';
  const value = types.isJSXExpressionContainer(source.value) ? source.value.expression : null;
  return types.isExpression(value) ? value : 'unknown';
}

/** Returns the attributes of an element with this class name added to its own; null if its own is unknown. */
function withClassName(attributes: types.JSXOpeningElement['attributes'], className: string) {
  const given = givenClassName(attributes);
  if (given === 'unknown') return null;
  const own = types.stringLiteral(className);
  const value = given
    ? types.jsxExpressionContainer(types.callExpression(types.identifier('_joinClassNames'), [given, own]))
    : own;
  return [
    ...attributes.filter((one) => !isNamed(one, 'className')),
    types.jsxAttribute(types.jsxIdentifier('className'), value),
  ];
}

/**
 * Replaces `<Root …>` with `<div class="…" …>` where possible.
 * @returns false if the component is still needed
 */
function replaceElements(references: readonly NodePath[], tag: string, className: string): boolean {
  let needed = false;
  for (const { parent, parentPath } of references) {
    if (types.isJSXClosingElement(parent)) continue;
    const attributes = types.isJSXOpeningElement(parent) ? withClassName(parent.attributes, className) : null;
    if (!attributes || !types.isJSXOpeningElement(parent)) {
      needed = true;
      continue;
    }
    parent.attributes = attributes;
    parent.name = types.jsxIdentifier(tag);
    const element = parentPath?.parent;
    if (types.isJSXElement(element) && element.closingElement) element.closingElement.name = types.jsxIdentifier(tag);
  }
  return !needed;
}

/** Returns whether this is a template of styled-components itself: rules for other components, or keyframes. */
const isFragment = (path: NodePath<types.TaggedTemplateExpression>): boolean =>
  path.get('tag').referencesImport('styled-components', 'css') ||
  path.get('tag').referencesImport('styled-components', 'keyframes');

/** Replaces a template that defines a styled component, and its elements; leaves any other. */
function replaceTemplate(
  path: NodePath<types.TaggedTemplateExpression>,
  program: NodePath,
  { classNames, onComponent }: CompileOptions,
): void {
  const styled = styledTemplateOf(path.node);
  if (!styled) return;
  const className = classNames.get(styled.id);
  const name = types.isVariableDeclarator(path.parent) && types.isIdentifier(path.parent.id) && path.parent.id.name;
  const binding = name ? program.scope.getBinding(name) : undefined;
  if (className === undefined || !binding)
    throw path.buildCodeFrameError('A styled component must be a constant of its module.');
  onComponent?.(className);
  const { target } = styled;
  const done = types.isStringLiteral(target) && replaceElements(binding.referencePaths, target.value, className);
  path.replaceWith(
    done
      ? types.nullLiteral()
      : types.callExpression(types.identifier('_styledElement'), [target, types.stringLiteral(className)]),
  );
}

/**
 * Replaces styled components with elements that have the class names of their compiled rules. The remaining fragments
 * of rules are unused then, so the bundle no longer contains styled-components. If dynamic imports wait for the rules of
 * all components, `withStyles` does that.
 */
export const compileComponents = (_: unknown, options: CompileOptions): PluginObj => ({
  visitor: {
    Program: {
      exit(program) {
        const imports: NodePath[] = [];
        program.traverse({
          TaggedTemplateExpression(path) {
            if (isFragment(path)) path.replaceWith(types.nullLiteral());
            else replaceTemplate(path, program, options);
          },
          CallExpression(path) {
            if (!options.waitsForRules || !types.isImport(path.node.callee)) return;
            path.replaceWith(types.callExpression(types.identifier('_withStyles'), [path.node]));
            path.skip();
          },
          ImportDeclaration(path) {
            if (path.node.source.value === 'styled-components') imports.push(path);
          },
        });
        for (const path of imports) path.remove();
        program.unshiftContainer('body', (options.waitsForRules ? [elements, rules] : [elements]).map(importOf));
      },
    },
  },
});
