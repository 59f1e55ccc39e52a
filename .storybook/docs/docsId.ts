import { toId } from 'storybook/internal/csf';
import { components } from 'virtual:component-facts';
import { titleOf } from '../titles.ts';

/**
 * Returns the id of a component's documentation page.
 * @throws If there is no such component.
 */
export function docsIdOf(component: string): string {
  const group = components.find((one) => one.component === component)?.group;
  if (group === undefined) throw new Error(`There is no component "${component}".`);
  return `${toId(titleOf(group, component))}--docs`;
}
