import { types } from '@babel/core';

export interface StyledTemplate {
  /** The styled element or component: the `div` of `styled.div`, or the component of `styled(Component)`. */
  target: types.Expression;
  id: string;
}

/** Reads the output of babel-plugin-styled-components for a styled component; null for any other template. */
export function styledTemplateOf({ tag }: types.TaggedTemplateExpression): StyledTemplate | null {
  if (!types.isCallExpression(tag) || !types.isMemberExpression(tag.callee)) return null;
  const { object, property } = tag.callee;
  const [options] = tag.arguments;
  if (!types.isIdentifier(property, { name: 'withConfig' }) || !types.isObjectExpression(options)) return null;
  const id = options.properties.find(
    (one): one is types.ObjectProperty =>
      types.isObjectProperty(one) && types.isIdentifier(one.key, { name: 'componentId' }),
  )?.value;
  if (!types.isStringLiteral(id)) return null;
  if (types.isMemberExpression(object) && types.isIdentifier(object.property))
    return { target: types.stringLiteral(object.property.name), id: id.value };
  const target = types.isCallExpression(object) ? object.arguments[0] : null;
  return types.isExpression(target) ? { target, id: id.value } : null;
}
