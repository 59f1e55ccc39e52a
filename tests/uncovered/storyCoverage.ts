import * as z from 'zod/mini';
import { reactionRanges } from './reactions.ts';

const place = z.object({ line: z.number(), column: z.number() });
const range = z.object({ start: place });
const counts = z.record(z.string(), z.number());

/** Coverage of one file in Istanbul's form, as far as it is read here. */
const fileCoverage = z.object({
  path: z.string(),
  statementMap: z.record(z.string(), range),
  s: counts,
  branchMap: z.record(
    z.string(),
    z.object({ type: z.string(), locations: z.array(z.object({ start: z.partial(place) })) }),
  ),
  b: z.record(z.string(), z.array(z.number())),
});
export type FileCoverage = z.output<typeof fileCoverage>;

/** Parses Vitest's `coverage-final.json`. */
export const parseCoverage = (json: unknown): FileCoverage[] =>
  Object.values(z.record(z.string(), fileCoverage).parse(json));

interface Uncovered {
  line: number;
  what: 'line' | 'branch';
}

const isCode = (text: string): boolean => !/^[\s)}\];,]*$/.test(text);

/**
 * Returns the lines of a file that no story runs, and those with a branch that none takes, each once. Code that draws
 * nothing by itself is left out.
 */
export function findUncovered({ statementMap, s, branchMap, b }: FileCoverage, code: string): Uncovered[] {
  const lines = code.split('\n');
  const reactions = reactionRanges(code);
  let end = 0;
  const offsets = lines.map((line) => {
    const start = end;
    end += line.length + 1;
    return start;
  });
  const draws = (line: number, column: number): boolean => {
    const at = (offsets[line - 1] ?? 0) + column;
    return !reactions.some(([start, end]) => start <= at && at < end);
  };
  const missedLines = Object.entries(statementMap).flatMap(([id, { start }]) =>
    s[id] === 0 && draws(start.line, start.column) ? [start.line] : [],
  );
  const missedBranches = Object.entries(branchMap).flatMap(([id, { locations }]) =>
    locations.flatMap(({ start: { line, column = 0 } }, side) =>
      b[id]?.[side] === 0 && line !== undefined && draws(line, column) ? [line] : [],
    ),
  );
  const found = new Map<number, Uncovered>();
  for (const line of missedBranches) found.set(line, { line, what: 'branch' });
  for (const line of missedLines) found.set(line, { line, what: 'line' });
  return [...found.values()]
    .filter(({ line }) => isCode(lines[line - 1] ?? ''))
    .toSorted((one, other) => one.line - other.line);
}
