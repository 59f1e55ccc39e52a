import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { componentsWithStories, library, type StoryFile } from './storyFiles.ts';
import { titleOf } from './titles.ts';

/**
 * Folder of the sheets: one for each component, the first of its stories, with all its states on one page, for
 * designers to compare and for checks at narrow widths, in German and in Thai. States that cannot share a page are in
 * frames. Generated from the stories whenever Storybook starts, so that no state can be forgotten.
 */
const folder = fileURLToPath(new URL('../.cache/sheets/', import.meta.url));

/** Path of the library, relative to the folder of a sheet. */
const fromSheets = '../../../design-system';

/**
 * Whether the states of a file can share one page, by the tags in Storybook's own index. Overlays and whole pages have
 * a page of their own; a story with a play function is checked in its final state, which it reaches only by itself.
 */
export const hasSheet = (path: string, text: string): boolean =>
  loadCsf(text, { fileName: path, makeTitle: (title) => title ?? dirname(path) })
    .parse()
    .indexInputs.some(({ tags = [] }) => !tags.includes('alone') && !tags.includes('play-fn'));

const small = new Set(['primitives', 'cards']);

// Each state is checked by itself at full width in English and in both themes, so the sheet is checked in its modes
// only.
const sheetOf = (
  { group, component }: StoryFile,
  file: string,
) => `import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import * as stories from '${fromSheets}/${file}';
import { ofPages, Sheet } from '@afterglow/storybook/sheet';

const meta = preview.meta({ title: '${titleOf(group, component)}', tags: ['sheet', '!autodocs'], globals: { a11y: { manual: true } }, parameters: { ...photographed, layout: 'fullscreen', docs: { disable: true, source: { type: 'code' } }, a11y: { options: { iframes: false }, config: { rules: ofPages } } } });

export const AllStates = meta.story({ name: 'All states', render: (_: unknown, context) => <Sheet component="${component}"${small.has(group) ? ' small' : ''} stories={stories} context={context} /> });
`;

// Each state is checked by itself in every mode, so a page of frames is not checked again.
const framesOf = ({ group, component }: StoryFile, file: string) => `import preview from '@afterglow/storybook/preview';
import * as stories from '${fromSheets}/${file}';
import { FrameSheet } from '@afterglow/storybook/frames';

const meta = preview.meta({ title: '${titleOf(group, component)}', tags: ['frames', '!autodocs', '!test'], parameters: { layout: 'fullscreen', docs: { disable: true, source: { type: 'code' } } } });

export const AllStates = meta.story({ name: 'All states', render: (_: unknown, context) => <FrameSheet component="${component}" stories={stories} context={context} /> });
`;

const currentText = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Returns the text of each sheet, by its path. */
const wantedSheets = (): Map<string, string> =>
  new Map(
    componentsWithStories().map((story) => {
      const file = `${story.group}/${story.component}/${story.component}.stories.tsx`;
      const text = hasSheet(file, readFileSync(join(library, file), 'utf8')) ? sheetOf : framesOf;
      return [join(folder, `${dirname(file)}.stories.tsx`), text(story, file)];
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
