import type { Part } from './part.ts';
import type { Progress } from './progress.ts';

export interface Row {
  name: string;
  part: Part;
  progress: Progress;
}

const headings = ['part', 'tried', 'of it', 'goal', 'found', 'mended', 'states', 'seconds'] as const;

/** "1: fd4b01f", or with the first and the last commit if the rounds ran on several states of the tree. */
function formatStates(states: Progress['states']): string {
  const commits = states.map(({ commit }) => commit);
  const ends = [...new Set([commits[0], commits.at(-1)])].filter((commit) => commit !== undefined);
  return `${states.length}${ends.length > 0 ? ': ' : ''}${ends.join(' to ')}`;
}

function cellsOf({ name, part, progress }: Row): string[] {
  const { rounds, tried, found, mended, states, seconds } = progress;
  const done = `${Math.floor((100 * Math.min(rounds, part.rounds)) / part.rounds)} %`;
  return [
    name,
    `${tried.toLocaleString('en')} ${part.unit}`,
    done,
    part.goal,
    String(found.length),
    String(mended),
    formatStates(states),
    seconds.toFixed(0),
  ];
}

const faultsOf = ({ name, progress }: Row): string[] =>
  progress.found.map(({ seed, text }) =>
    seed === null ? `✗ ${name}: ${text}` : `✗ ${name}: ${text}\n    again: npm run hard -- ${name} --seed ${seed}`,
  );

const missingOf = ({ name, progress }: Row): string[] => progress.missing.map((text) => `– ${name}: ${text}`);

/**
 * Formats what was tried as a Markdown table, and below it what this machine lacks, and each fault with the command that
 * shows it again.
 */
export function formatTable(rows: readonly Row[]): string {
  const cells = [[...headings], ...rows.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1), ...rows.flatMap(missingOf), ...rows.flatMap(faultsOf)].join('\n');
}
