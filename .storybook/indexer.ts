import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { guidanceOf } from '@afterglow/design-system/groups/guidance';
import { tagsOfState } from './stateTags.ts';
import { searchMark } from './searchMark.ts';

/** Returns the words by which search finds an entry beside its own name. */
function wordsOf(file: string, exportName: string, name: string, tags: readonly string[]): string[] {
  const component = basename(file).replace(/\.stories\.tsx$/, '');
  const synonyms = exportName === 'AllStates' ? (guidanceOf(component)?.also ?? []) : [];
  return [...synonyms, ...tags.filter((tag) => !name.toLowerCase().includes(tag))];
}

/** Whole pages and sheets of languages are no components to tell programs of. */
const isComponent = (file: string): boolean => !/[/\\](?:site[/\\]pages|\.storybook)[/\\]/.test(file);

/** Gives the entries of an indexer tags to filter by, and words that Storybook's search finds them by. */
export const withWords = ({ createIndex, ...indexer }: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await createIndex(file, options)).map((entry) => {
      if (entry.type !== 'story') return entry;
      const tags = tagsOfState(entry.exportName);
      const name = entry.name ?? entry.exportName.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
      const words = wordsOf(file, entry.exportName, name, tags);
      return {
        ...entry,
        tags: [...(entry.tags ?? []), ...tags, ...(isComponent(file) ? [] : ['!manifest'])],
        ...(words.length > 0 && { name: `${name}${searchMark}${words.join(', ')}` }),
      };
    }),
});
