import { toId } from 'storybook/internal/csf';
import { components } from 'virtual:component-facts';
import { titleOf } from '../titles.ts';

/** The id of a component's documentation page. */
export function docsIdOf(component: string): string {
  const group = components.find((one) => one.component === component)?.group;
  if (group === undefined) throw new Error(`There is no component "${component}".`);
  return `${toId(titleOf(group, component))}--docs`;
}
