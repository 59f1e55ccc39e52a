import { parseArgs } from 'node:util';

/** Options of the command line. */
export interface Options {
  parts: string[];
  strict: boolean;
  asBuilt: boolean;
  calm: boolean;
  http1: boolean;
  /** Overrides the number of rounds of page visits. */
  rounds: number | null;
  /** Overrides the number of page views after which the heap is measured. */
  views: number | null;
  /** A git ref of the version to compare with. */
  against: string | null;
  /** The folder of a built client of Piped, which is measured, too. */
  peer: string | null;
}

const flag = { type: 'boolean', default: false } as const;
const options = {
  strict: flag,
  'as-built': flag,
  calm: flag,
  http1: flag,
  rounds: { type: 'string' },
  views: { type: 'string' },
  against: { type: 'string' },
  peer: { type: 'string' },
} as const;

/** Returns a whole number of at least 1; null for anything else. */
const wholeNumber = (text: string | undefined): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** Parses the command line. Returns an error message if it contains something unknown. */
export function readOptions(args: readonly string[], partNames: readonly string[]): Options | string {
  const usage = `Its parts are ${partNames.join(', ')}; its options --strict, --as-built, --calm, --http1, --rounds NUMBER, --views NUMBER, --against VERSION and --peer FOLDER.`;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const unknown = positionals.filter((name) => !partNames.includes(name));
    if (unknown.length > 0) return `The bench knows no ${unknown.join(', ')}. ${usage}`;
    const [rounds, views] = [wholeNumber(values.rounds), wholeNumber(values.views)];
    for (const name of ['rounds', 'views'] as const)
      if (values[name] !== undefined && wholeNumber(values[name]) === null)
        return `--${name} is "${values[name]}". Use a whole number from 1 on.`;
    return {
      // Without its folder, the peer is measured only by name, which says what is missing.
      parts: positionals.length > 0 ? positionals : partNames.filter((name) => name !== 'peer' || values.peer),
      strict: values.strict,
      asBuilt: values['as-built'],
      calm: values.calm,
      http1: values.http1,
      rounds,
      views,
      against: values.against ?? null,
      peer: values.peer ?? null,
    };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} ${usage}`;
  }
}
