import { toId } from 'storybook/internal/csf';
import { isNamed } from './isNamed.ts';
import { hasModes } from './modes.ts';

/** A story in Storybook's own index. */
export interface IndexEntry {
  type: string;
  title: string;
  tags?: string[];
  /** The file of stories, from the root with a dot before it. */
  importPath?: string;
}

/** Weight of a story that is checked in every mode, which takes about this many times as long as one that is not. */
const modesWeight = 10;
const perFile = 250;

const isChosen = ({ title, importPath }: IndexEntry, words: readonly string[]): boolean =>
  isNamed(title, words) || words.some((word) => importPath === `./${word}`);

/**
 * Divides the titles of an index among test files of about equal duration. Each file loads the runner and Storybook
 * once, which takes as long as thirty stories: most of the time, if each title were a file as by default.
 * @param words Selects titles that contain one of the words, or that come from a file of that path; empty for all.
 * @returns The ids of the titles in each file.
 */
export function planTestFiles(entries: readonly IndexEntry[], words: readonly string[], workers: number): string[][] {
  const weights = new Map<string, number>();
  const chosen = new Set(entries.filter((entry) => isChosen(entry, words)).map(({ title }) => title));
  for (const { type, title, tags = [] } of entries) {
    if (type !== 'story' || !chosen.has(title)) continue;
    weights.set(toId(title), (weights.get(toId(title)) ?? 0) + (hasModes(tags) ? modesWeight : 1));
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  // A multiple of the workers, so that none of them waits long for the last one.
  const count = workers * Math.ceil(total / perFile / workers);
  const files = Array.from({ length: count }, () => ({ titleIds: new Array<string>(), weight: 0 }));
  for (const [titleId, weight] of [...weights].sort(([, one], [, other]) => other - one)) {
    const lightest = files.reduce((best, file) => (file.weight < best.weight ? file : best));
    lightest.titleIds.push(titleId);
    lightest.weight += weight;
  }
  return files.map(({ titleIds }) => titleIds).filter((titleIds) => titleIds.length > 0);
}
