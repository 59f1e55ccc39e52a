import { numberAfter } from '../tools/numberAfter.ts';

const kindNames = ['browser', 'stories'] as const;
export type KindName = (typeof kindNames)[number];

export interface FlakyWords {
  count: number;
  /** After which no further part begins; infinite by default. */
  minutes: number;
  isBuilt: boolean;
  kinds: KindName[];
  /** Select specs by file name and stories by title. */
  words: string[];
}

/**
 * Parses the words of `npm run test:flaky`. Without the name of a kind, both kinds are selected.
 * @throws if no number follows `--minutes`
 */
export function parseFlakyWords(argv: readonly string[]): FlakyWords {
  const minutes = numberAfter(argv, '--minutes');
  const args = minutes === null ? argv : argv.toSpliced(argv.indexOf('--minutes'), 2);
  const isCount = (word: string): boolean => /^\d+$/.test(word);
  const isKind = (word: string): boolean => kindNames.some((name) => name === word);
  const named = kindNames.filter((name) => args.includes(name));
  return {
    count: Number(args.find(isCount) ?? 5),
    minutes: minutes ?? Infinity,
    isBuilt: args.includes('--built'),
    kinds: named.length > 0 ? named : [...kindNames],
    words: args.filter((word) => !isCount(word) && !isKind(word) && word !== '--built'),
  };
}
