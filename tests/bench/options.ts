import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Options {
  parts: string[];
  strict: boolean;
  asBuilt: boolean;
  calm: boolean;
  http1: boolean;
  /** How many rounds the pages' parts take, if not as many as they say. */
  rounds: number | null;
  /** A version to compare with. */
  against: string | null;
}

const flag = { type: 'boolean', default: false } as const;
const options = {
  strict: flag,
  'as-built': flag,
  calm: flag,
  http1: flag,
  rounds: { type: 'string' },
  against: { type: 'string' },
} as const;

/** Reads the command line; returns a sentence if it names something unknown. */
export function readOptions(args: readonly string[], partNames: readonly string[]): Options | string {
  const usage = `Its parts are ${partNames.join(', ')}; its options --strict, --as-built, --calm, --http1, --rounds NUMBER and --against VERSION.`;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const unknown = positionals.filter((name) => !partNames.includes(name));
    if (unknown.length > 0) return `The bench knows no ${unknown.join(', ')}. ${usage}`;
    const rounds = values.rounds === undefined ? null : Number(values.rounds);
    if (rounds !== null && !(Number.isInteger(rounds) && rounds > 0))
      return `--rounds is "${values.rounds}". Use a whole number from 1 on.`;
    return {
      parts: positionals.length > 0 ? positionals : [...partNames],
      strict: values.strict,
      asBuilt: values['as-built'],
      calm: values.calm,
      http1: values.http1,
      rounds,
      against: values.against ?? null,
    };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} ${usage}`;
  }
}
