import type { KnownFlaky } from '../knownFlaky.ts';

const maxDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the name of a browser test without the line on which it begins. */
export const withoutLine = (text: string): string => text.replace(/(\.spec\.ts):\d+/, '$1');

/** Separates the flaky tests of a run into those on the list and others. */
export function splitFlaky(
  flaky: readonly string[],
  list: readonly KnownFlaky[],
): { known: string[]; others: string[] } {
  const isKnown = (text: string): boolean => list.some(({ name }) => withoutLine(text).includes(name));
  return { known: flaky.filter(isKnown), others: flaky.filter((text) => !isKnown(text)) };
}

/** A file with tests; its path is relative to the project's root. */
export interface TestFile {
  path: string;
  text: string;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Whether a browser test or a story of this name exists. */
export function hasTest(name: string, files: readonly TestFile[]): boolean {
  const [place = '', ...titles] = name.split(' › ');
  const title = titles.at(-1);
  if (title === undefined) return false;
  if (place.endsWith('.spec.ts'))
    return files.some(({ path, text }) => path.endsWith(`/${place}`) && text.includes(title));
  const stories = `/${place.split('/').at(-1) ?? ''}.stories.tsx`;
  return files.some(({ path, text }) => path.endsWith(stories) && plain(text).includes(plain(title)));
}

/** Returns the faults of entries in the list. */
export function flakyListFaults(list: readonly KnownFlaky[], today: Date, exists: (name: string) => boolean): string[] {
  return list.flatMap(({ name, since, reason }) => {
    const days = (today.getTime() - Date.parse(since)) / dayMs;
    return [
      ...(days >= 0 && days <= maxDays
        ? []
        : [`${name}: since ${since}, which is not within the last ${maxDays} days`]),
      ...(exists(name) ? [] : [`${name}: there is no such test`]),
      ...(reason.trim() === '' ? [`${name}: no reason`] : []),
    ];
  });
}
