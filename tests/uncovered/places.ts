import { findUncovered, type FileCoverage } from './storyCoverage.ts';

/** A place of a source that no story reaches. */
export interface Place {
  path: string;
  line: number;
  what: 'line' | 'branch' | 'file';
  /** The line without its indentation, by which it is excused. */
  text: string;
}

/** Reasons by file and line. */
export type Excuses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the places of all sources that no story reaches; a source that none has loaded is one place. */
export function uncoveredPlaces(coverage: readonly FileCoverage[], sources: ReadonlyMap<string, string>): Place[] {
  const byPath = new Map(coverage.map((file) => [file.path, file]));
  return [...sources].flatMap(([path, code]): Place[] => {
    const file = byPath.get(path);
    if (!file) return [{ path, line: 1, what: 'file', text: '' }];
    const lines = code.split('\n');
    return findUncovered(file, code).map(({ line, what }) => ({
      path,
      line,
      what,
      text: lines[line - 1]?.trim() ?? '',
    }));
  });
}

/** Returns the excuses of places that are gone, or that a story reaches. */
export function unusedExcuses(excuses: Excuses, places: readonly Place[]): string[] {
  const missed = new Set(places.map(({ path, text }) => `${path}: ${text}`));
  return Object.entries(excuses)
    .flatMap(([path, texts]) => Object.keys(texts).map((text) => `${path}: ${text}`))
    .filter((excuse) => !missed.has(excuse));
}
