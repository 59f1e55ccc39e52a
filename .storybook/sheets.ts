import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';

/**
 * One sheet for each component, the first of its stories: all its states on one page, for designers to compare and for checks at narrow widths,
 * in German and in Thai. Generated from the stories whenever Storybook starts, so that no state can be forgotten.
 */
const folder = fileURLToPath(new URL('../.cache/sheets/', import.meta.url));
const library = fileURLToPath(new URL('../design-system/', import.meta.url));

/** Relative to a sheet's folder. */
const fromSheets = '../../../design-system';

const storyFile = /^[\w-]+\/\w+\/\w+\.stories\.tsx$/;

/**
 * Whether a file of stories has a sheet, by the tags in Storybook's own index. Overlays and whole pages have a page of
 * their own; a story with a play function is checked in its final state, which it reaches only by itself.
 */
export const hasSheet = (path: string, text: string): boolean =>
  loadCsf(text, { fileName: path, makeTitle: (title) => title ?? dirname(path) })
    .parse()
    .indexInputs.some(({ tags = [] }) => !tags.includes('alone') && !tags.includes('play-fn'));

const small = /^(primitives|cards)\//;

// Each state is checked by itself at full width in English and in both themes: the sheet is checked in its modes only.
const textOf = (file: string) => {
  const title = dirname(file);
  return `import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import * as stories from '${fromSheets}/${file}';
import { ofPages, Sheet } from '@afterglow/storybook/sheet';

const meta = preview.meta({ title: '${title}', tags: ['sheet', '!autodocs'], globals: { a11y: { manual: true } }, parameters: { ...photographed, layout: 'fullscreen', docs: { disable: true, source: { type: 'code' } }, a11y: { options: { iframes: false }, config: { rules: ofPages } } } });

export const AllStates = meta.story({ name: 'All states', render: (_: unknown, context) => <Sheet${small.test(title) ? ' small' : ''} stories={stories} context={context} /> });
`;
};

/** Regenerates the sheets. */
export function writeSheets(): void {
  rmSync(folder, { recursive: true, force: true });
  const files = readdirSync(library, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => storyFile.test(file));
  for (const file of files) {
    if (!hasSheet(file, readFileSync(join(library, file), 'utf8'))) continue;
    const path = join(folder, dirname(file) + '.stories.tsx');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, textOf(file));
  }
}
