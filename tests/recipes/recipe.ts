/** A change of CONTRIBUTING.md, as edits that a program can repeat. */
export interface Recipe {
  /** The heading in CONTRIBUTING.md, such as "A card field". */
  heading: string;
  edits: readonly Edit[];
  /** Commands that write what is generated from the edits, and the checks of the recipe. */
  commands: readonly string[];
}

/** Replaces a text that stands in the file exactly once. */
interface Replacement {
  file: string;
  find: string;
  replace: string;
}

/** Writes a new file, or copies one. */
type NewFile = { file: string } & ({ text: string } | { copyOf: string });

/** Adds a sentence to every language but English, with the text that another sentence has there. */
interface NewSentence {
  sentence: string;
  like: string;
}

export type Edit = Replacement | NewFile | NewSentence;

export const vitest = (...paths: readonly string[]): string =>
  `npx vitest run --config tests/vitest.config.ts ${paths.join(' ')}`;
export const types = 'npx tsc -b';
