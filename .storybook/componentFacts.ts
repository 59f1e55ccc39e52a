import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryOnly } from './siteUse.ts';
import { componentsWithStories, library } from './storyFiles.ts';
import { unionProps } from './unionProps.ts';
import { tokenUse } from './tokenUse.ts';

/** Returns the types of a component's props that contain `readonly`, which react-docgen cannot read. */
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

const unions = () =>
  Object.fromEntries(
    componentsWithStories().flatMap(({ group, component }) => {
      const props = unionProps(component, readFileSync(join(library, group, component, `${component}.tsx`), 'utf8'));
      return props ? [[component, props] as const] : [];
    }),
  );

const withViews = (): string[] =>
  componentsWithStories().flatMap(({ group, component }) =>
    existsSync(join(library, group, component, `${component}.view.ts`)) ? [component] : [],
  );

const id = 'virtual:component-facts';

/** A Vite plugin that provides, as a module, what documentation pages need to know of the library's source. */
export const componentFacts = () => ({
  name: 'afterglow-component-facts',
  resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
  load: (source: string) =>
    source === `\0${id}`
      ? Object.entries({
          tokenUse: tokenUse(),
          propTypes: propTypes(),
          unions: unions(),
          libraryOnly: libraryOnly(),
          views: withViews(),
          components: componentsWithStories(),
        })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : undefined,
});
