import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { titlePrefix } from './titles.ts';

export interface StoryFile {
  group: string;
  component: string;
}

export const library = fileURLToPath(new URL('../design-system/', import.meta.url));

/** Returns every component of the library that has stories, sorted by group and name. */
export const componentsWithStories = (): StoryFile[] =>
  readdirSync(library, { recursive: true, encoding: 'utf8' })
    .map((file) => /^([\w-]+)\/(\w+)\/\w+\.stories\.tsx$/.exec(file.replaceAll('\\', '/')))
    .flatMap((found) => (found?.[1] && found[2] ? [{ group: found[1], component: found[2] }] : []))
    .toSorted((one, other) => one.group.localeCompare(other.group) || one.component.localeCompare(other.component));

/** Returns Storybook's `stories` entries: one for each component, as a title depends only on a file and a prefix. */
export const storyFiles = (): { directory: string; files: string; titlePrefix: string }[] =>
  componentsWithStories().map(({ group, component }) => ({
    directory: `../design-system/${group}/${component}`,
    files: '*.stories.tsx',
    titlePrefix: titlePrefix(group, component),
  }));

const pages = fileURLToPath(new URL('../site/pages/', import.meta.url));

/** Returns the same for whole pages of the site, which have a story for each scenario. */
export const pageFiles = (): { directory: string; files: string; titlePrefix: string }[] =>
  readdirSync(pages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ directory: `../site/pages/${name}`, files: '*.stories.tsx', titlePrefix: 'pages' }));
