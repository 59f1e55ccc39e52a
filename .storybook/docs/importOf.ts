import { components } from 'virtual:component-facts';

/** Returns the import of a component from the package's public entry. */
export const importOf = (group: string, component: string): string =>
  `import { ${component} } from '@afterglow/design-system/${group}/${component}';`;

/** Puts the import of the component with that title before code; a whole page is no component. */
export function withImport(code: string, { title }: { title: string }): string {
  const found = components.find(({ component }) => component === title.split('/').at(-1));
  return found ? `${importOf(found.group, found.component)}\n\n${code}` : code;
}
