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

/** Parses the words of `npm run test:flaky`. Without the name of a kind, both kinds are selected. */
export function parseFlakyWords(argv: readonly string[]): FlakyWords {
  const at = argv.indexOf('--minutes');
  const args = at === -1 ? argv : argv.toSpliced(at, 2);
  const isCount = (word: string): boolean => /^\d+$/.test(word);
  const isKind = (word: string): boolean => kindNames.some((name) => name === word);
  const named = kindNames.filter((name) => args.includes(name));
  return {
    count: Number(args.find(isCount) ?? 5),
    minutes: at === -1 ? Infinity : Number(argv[at + 1]),
    isBuilt: args.includes('--built'),
    kinds: named.length > 0 ? named : [...kindNames],
    words: args.filter((word) => !isCount(word) && !isKind(word) && word !== '--built'),
  };
}
