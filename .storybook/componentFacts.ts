import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsWithStories, library } from './storyFiles.ts';
import { tokenUse } from './tokenUse.ts';

/** The types of a component's props that hold `readonly`, which react-docgen cannot read. */
export function readonlyProps(text: string): Record<string, string> {
  const props = [...text.matchAll(/^ {2}(\w+)\??: ([^;\n]*\breadonly\b(?:[^;\n{]|\{[^}\n]*\})*);$/gm)];
  return Object.fromEntries(props.map(([, name = '', type = '']) => [name, type]));
}

const propTypes = () =>
  Object.fromEntries(
    componentsWithStories().map(({ group, component }) => [
      component,
      readonlyProps(readFileSync(join(library, group, component, `${component}.tsx`), 'utf8')),
    ]),
  );

const id = 'virtual:component-facts';

/** A Vite plugin: what pages of documentation know of the library's source, as a module. */
export const componentFacts = () => ({
  name: 'afterglow-component-facts',
  resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
  load: (source: string) =>
    source === `\0${id}`
      ? Object.entries({ tokenUse: tokenUse(), propTypes: propTypes(), components: componentsWithStories() })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : undefined,
});
