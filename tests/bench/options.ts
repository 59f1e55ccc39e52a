/** What the command line asks for. */
export interface Options {
  parts: string[];
  strict: boolean;
  asBuilt: boolean;
  calm: boolean;
  http1: boolean;
}

const switches = ['--strict', '--as-built', '--calm', '--http1'];

/** Reads the command line; returns a sentence if it names something unknown. */
export function readOptions(args: readonly string[], partNames: readonly string[]): Options | string {
  const options = args.filter((word) => word.startsWith('--'));
  const parts = args.filter((word) => !word.startsWith('--'));
  const unknown = [
    ...parts.filter((word) => !partNames.includes(word)),
    ...options.filter((word) => !switches.includes(word)),
  ];
  if (unknown.length > 0)
    return `The bench knows no ${unknown.join(', ')}. Its parts are ${partNames.join(', ')}; its options ${switches.join(', ')}.`;
  return {
    parts: parts.length > 0 ? parts : [...partNames],
    strict: options.includes('--strict'),
    asBuilt: options.includes('--as-built'),
    calm: options.includes('--calm'),
    http1: options.includes('--http1'),
  };
}
