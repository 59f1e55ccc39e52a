import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComponentManifest, ComponentsManifest } from 'storybook/internal/types';
import { runnerImport, type Plugin } from 'vite';
import { componentFacts } from './componentFacts.ts';
import { searchMark } from './searchMark.ts';
import { componentsWithStories, library } from './storyFiles.ts';
import { titleOf } from './titles.ts';

type Snippets = Record<string, Record<string, string>>;

const previewName = '@afterglow/storybook/preview';

/** Stands in for Storybook's preview, and keeps what stories are made of. */
const recordedPreview: Plugin = {
  name: 'afterglow-recorded-preview',
  enforce: 'pre',
  resolveId: (source) => (source === previewName ? `\0${previewName}` : undefined),
  load: (source) =>
    source === `\0${previewName}`
      ? 'export default { meta: (meta) => ({ story: (input) => ({ meta: { input: meta }, input }) }) };'
      : undefined,
};

/** Returns the file with ES modules: Node takes the one with CommonJS, whose default import is not what it exports. */
const styledComponents = (): string =>
  fileURLToPath(new URL('styled-components.esm.js', import.meta.resolve('styled-components')));

/** Runs all story files in Node. Storybook reads their text instead, and knows nothing of what a view returns. */
async function readSnippets(): Promise<Snippets> {
  const { module } = await runnerImport<{ snippets: Snippets }>(
    fileURLToPath(new URL('snippets.ts', import.meta.url)),
    {
      root: fileURLToPath(new URL('../', import.meta.url)),
      logLevel: 'error',
      plugins: [componentFacts(), recordedPreview],
      resolve: { noExternal: [/^@afterglow\//], alias: { 'styled-components': styledComponents() } },
    },
  );
  return module.snippets;
}

/** Says which state of the story files is read: how many there are, and when the last one was written. */
function stateOfStories(): string {
  const times = componentsWithStories().map(
    ({ group, component }) => statSync(join(library, group, component, `${component}.stories.tsx`)).mtimeMs,
  );
  return `${times.length} ${Math.max(...times)}`;
}

let known: { state: string; snippets: Promise<Snippets> } | null = null;

/** Reads the snippets once for each state of the story files: a program that asks often need not wait each time. */
function currentSnippets(): Promise<Snippets> {
  const state = stateOfStories();
  if (known?.state !== state) known = { state, snippets: readSnippets() };
  return known.snippets;
}

/** Returns a component as the library exports it: its import, JSX of each story, and names without words for search. */
export function asExported(manifest: ComponentManifest, snippets: Snippets): ComponentManifest {
  const component = basename(manifest.path).replace(/\.stories\.tsx$/, '');
  const own = componentsWithStories().find((one) => one.component === component);
  if (!own) return manifest;
  const title = titleOf(own.group, component);
  const jsx = new Map(
    Object.entries(snippets[component] ?? {}).map(([name, text]) => [toId(title, storyNameFromExport(name)), text]),
  );
  return {
    ...manifest,
    name: component,
    import: `import { ${component} } from '@afterglow/design-system/${own.group}/${component}';`,
    stories: manifest.stories.map((story) => {
      const { error: _error, warning: _warning, ...rest } = story;
      const snippet = jsx.get(story.id);
      const name = story.name.split(searchMark)[0] ?? story.name;
      return snippet === undefined ? { ...story, name } : { ...rest, name, snippet };
    }),
  };
}

/** Returns a line for each component or story of which a manifest says nothing that helps. */
export const faultsOf = ({ components }: ComponentsManifest): string[] =>
  Object.values(components).flatMap(({ id, error, stories }) => [
    ...(error ? [`${id}: ${error.name}`] : []),
    ...stories.flatMap((story) =>
      story.error ? [`${story.id}: ${story.error.name}`] : story.snippet ? [] : [`${story.id}: no example`],
    ),
  ]);

/** Manifests by name, as Storybook hands them from addon to addon. */
type Manifests = { components?: ComponentsManifest } & Record<string, unknown>;

/** Completes the manifest of components, which programs read, with what only the story files themselves know. */
export async function withSnippets(manifests: Manifests = {}): Promise<Manifests> {
  const { components } = manifests;
  if (!components || Object.keys(components.components).length === 0) return manifests;
  const snippets = await currentSnippets();
  const exported = Object.entries(components.components).map(
    ([id, manifest]) => [id, asExported(manifest, snippets)] as const,
  );
  return { ...manifests, components: { ...components, components: Object.fromEntries(exported) } };
}
