import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNamed } from '../../.storybook/isNamed.ts';
import { hasModes } from '../../.storybook/modes.ts';

export interface Story {
  id: string;
  /** The path of the component, such as "cards/VideoCard". */
  title: string;
  name: string;
}

/** A story and the versions that have it. */
export interface ComparedStory extends Story {
  kind: 'common' | 'added' | 'removed';
}

/**
 * Returns the stories of a built Storybook that need screenshots: sheets, standalone and played stories. A sheet
 * contains all others.
 */
export function storiesOf(built: string): Story[] {
  // Storybook's own index, which also contains documentation pages.
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string; tags?: string[] }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const chosen = stories.filter(({ tags = [] }) => hasModes(tags));
  // A version without sheets needs screenshots of all stories.
  const photographed = chosen.some(({ tags = [] }) => tags.includes('sheet')) ? chosen : stories;
  return photographed.map(({ id, title, name }) => ({ id, title, name }));
}

/** Returns the stories of both versions whose title holds one of the words; without words all of them. */
export function storiesToCompare(
  before: readonly Story[],
  now: readonly Story[],
  words: readonly string[],
): ComparedStory[] {
  const [oldIds, newIds] = [new Set(before.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
  const all = [
    ...now.map((story): ComparedStory => ({ ...story, kind: oldIds.has(story.id) ? 'common' : 'added' })),
    ...before.filter(({ id }) => !newIds.has(id)).map((story): ComparedStory => ({ ...story, kind: 'removed' })),
  ];
  return all.filter(({ title }) => isNamed(title, words));
}
