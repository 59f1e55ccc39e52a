import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { readableStatesOf, themesOf } from './stateTags.ts';
import { componentsWithStories, library, type StoryFile } from './storyFiles.ts';
import { sheetLayoutOf, titleOf } from './titles.ts';

/**
 * Folder of the sheets: one for each component, the first of its stories, with all its states on one page, for
 * designers to compare and for checks at narrow widths, in German and in Thai. States that cannot share a page are in
 * frames. Generated from the stories whenever Storybook starts, so that no state can be forgotten.
 */
const folder = fileURLToPath(new URL('../.cache/sheets/', import.meta.url));

/** Path of the library, relative to the folder of a sheet. */
const fromSheets = '../../../design-system';

/**
 * Returns the names of the states that can share one page, by the tags in Storybook's own index. Overlays and whole
 * pages have a page of their own; a story with a play function is checked in its final state, which it reaches only by
 * itself.
 */
export const statesOnSheets = (path: string, text: string): string[] =>
  loadCsf(text, { fileName: path, makeTitle: (title) => title ?? dirname(path) })
    .parse()
    .indexInputs.flatMap(({ exportName, tags = [] }) =>
      tags.includes('alone') || tags.includes('play-fn') ? [] : [exportName],
    );

interface OneSheet {
  /** Name of the export, and what of the name is shown. */
  exportName: string;
  name: string;
  only?: readonly string[];
}

/** Returns the sheets of states: one, or one a theme if there are more than can be read at once. */
export function sheetsOf(states: readonly string[], readable: number): OneSheet[] {
  if (states.length <= readable) return [{ exportName: 'AllStates', name: 'All states' }];
  const parts = themesOf(states).flatMap(({ tag, title, names }) =>
    Array.from({ length: Math.ceil(names.length / readable) }, (_, place) => ({
      exportName: `States${tag.charAt(0).toUpperCase()}${tag.slice(1)}${place === 0 ? '' : place + 1}`,
      name: `States: ${title.toLowerCase()}${place === 0 ? '' : ` ${place + 1}`}`,
      only: names.slice(place * readable, (place + 1) * readable),
    })),
  );
  // The first sheet of every component has the same address.
  return parts.map((part, place) => (place === 0 ? { ...part, exportName: 'AllStates' } : part));
}

// Each state is checked by itself at full width in English and in both themes, so the sheet is checked in its modes
// only.
function sheetOf({ group, component }: StoryFile, file: string, states: readonly string[]): string {
  const layout = sheetLayoutOf(group);
  const title = titleOf(group, component);
  const sheets = sheetsOf(states, readableStatesOf(component, layout));
  const entries = sheets.map(({ exportName, name }) => ({ id: toId(title, storyNameFromExport(exportName)), name }));
  const index = sheets.length > 1 ? ` sheets={${JSON.stringify(entries)}}` : '';
  const stories = sheets.map(
    ({ exportName, name, only }) =>
      `export const ${exportName} = meta.story({ name: '${name}', render: (_: unknown, context) => <Sheet component="${component}"${layout ? ` layout="${layout}"` : ''}${only ? ` only={${JSON.stringify(only)}}` : ''}${index} stories={stories} context={context} /> });`,
  );
  return `import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import * as stories from '${fromSheets}/${file}';
import { ofPages, Sheet } from '@afterglow/storybook/sheet';

const meta = preview.meta({ title: '${title}', tags: ['sheet', '!autodocs', '!manifest'], globals: { a11y: { manual: true } }, parameters: { ...photographed, layout: 'fullscreen', docs: { disable: true, source: { type: 'code' } }, a11y: { options: { iframes: false }, config: { rules: ofPages } } } });

${stories.join('\n')}
`;
}

// Each state is checked by itself in every mode, so a page of frames is not checked again.
const framesOf = ({ group, component }: StoryFile, file: string) => `import preview from '@afterglow/storybook/preview';
import * as stories from '${fromSheets}/${file}';
import { FrameSheet } from '@afterglow/storybook/frames';

const meta = preview.meta({ title: '${titleOf(group, component)}', tags: ['frames', '!autodocs', '!manifest', '!test'], parameters: { layout: 'fullscreen', docs: { disable: true, source: { type: 'code' } } } });

export const AllStates = meta.story({ name: 'All states', render: (_: unknown, context) => <FrameSheet component="${component}" stories={stories} context={context} /> });
`;

const currentText = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Returns the text of each sheet, by its path. */
const wantedSheets = (): Map<string, string> =>
  new Map(
    componentsWithStories().map((story) => {
      const file = `${story.group}/${story.component}/${story.component}.stories.tsx`;
      const states = statesOnSheets(file, readFileSync(join(library, file), 'utf8'));
      const text = states.length > 0 ? sheetOf(story, file, states) : framesOf(story, file);
      return [join(folder, `${dirname(file)}.stories.tsx`), text];
    }),
  );

/**
 * Writes the sheets that have changed and removes those of deleted components. The others are left alone, as another
 * Storybook may be reading them.
 */
export function writeSheets(): void {
  mkdirSync(folder, { recursive: true });
  const wanted = wantedSheets();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.name.endsWith('.stories.tsx') && !wanted.has(path)) rmSync(path);
  }
  for (const [path, text] of wanted) {
    if (currentText(path) === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    const part = `${path}.${process.pid}`;
    writeFileSync(part, text);
    renameSync(part, path);
  }
}
