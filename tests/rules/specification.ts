/** Definitions and citations of the numbers in docs/specification.md. */

export const specification = 'docs/specification.md';

/** Number of a requirement or decision. Whole files are searched, because no identifiers look like one. */
const numberPattern = String.raw`[RD]\d+[a-z]?`;

/** Excludes hex colours, percent escapes, entities, properties and parts of longer words. */
const citationPattern = new RegExp(String.raw`(?<![\w#%&$.\\])${numberPattern}(?!\w)`, 'g');

const definitionPattern = new RegExp(String.raw`^- \*\*(${numberPattern})\*\* \S`);

/** A path relative to the root, in Markdown. URLs of the site and API start with a slash. */
const filePattern = /`((?:[\w.@-]+\/)+[\w.@-]+\.\w+)`/g;

const deliberatelyWrong = ['R0', 'R999', 'R125z', 'D4711'];

/** False positives by file, with reasons. */
export const allowedCitations: Record<string, { words: readonly string[]; why: string }> = {
  'tests/rules/specification.test.ts': { words: deliberatelyWrong, why: 'shows that wrong numbers are refused' },
  'tests/rules/specification.ts': { words: deliberatelyWrong, why: 'names them above' },
};

/** One line of the specification that defines a number. */
interface Definition {
  number: string;
  line: string;
}

export const definitionsIn = (markdown: string): Definition[] =>
  markdown.split('\n').flatMap((line) => {
    const found = definitionPattern.exec(line)?.[1];
    return found === undefined ? [] : [{ number: found, line }];
  });

export const filesIn = (markdown: string): string[] =>
  [...markdown.matchAll(filePattern)].flatMap(([, path = '']) => path);

/** Returns the numbers that the specification defines more than once. */
export function duplicateNumbers(definitions: readonly Definition[]): string[] {
  const numbers = definitions.map((one) => one.number);
  return [...new Set(numbers.filter((one, index) => numbers.indexOf(one) !== index))];
}

const isUnbuilt = ({ line }: Definition): boolean => line.includes('Not built yet');

/** Returns definitions that name no file and are not marked "Not built yet". */
export const undecided = (definitions: readonly Definition[]): string[] =>
  definitions.filter((one) => filesIn(one.line).length === 0 && !isUnbuilt(one)).map((one) => one.number);

/** Returns definitions that are marked "Not built yet" but name a file that exists. */
export const builtAfterAll = (definitions: readonly Definition[], tree: ReadonlySet<string>): string[] =>
  definitions
    .filter((one) => isUnbuilt(one) && filesIn(one.line).some((path) => tree.has(path)))
    .map((one) => one.number);

export interface Citation {
  number: string;
  /** Counted from 1. */
  line: number;
}

export const citationsIn = (text: string): Citation[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(citationPattern)].map(([found]) => ({ number: found, line: index + 1 })),
    );

/** Returns the numbers that a file cites but the specification does not define. */
export const unknownCitations = (path: string, text: string, known: ReadonlySet<string>): string[] =>
  citationsIn(text)
    .filter((one) => !known.has(one.number) && !allowedCitations[path]?.words.includes(one.number))
    .map((one) => `${path}:${one.line}: ${one.number}`);
