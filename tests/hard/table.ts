import type { Part } from './part.ts';
import type { Progress } from './progress.ts';

export interface Row {
  name: string;
  part: Part;
  progress: Progress;
}

const headings = ['part', 'tried', 'of it', 'goal', 'found', 'seconds'] as const;

function cellsOf({ name, part, progress }: Row): string[] {
  const { rounds, tried, found, seconds } = progress;
  const done = `${Math.floor((100 * Math.min(rounds, part.rounds)) / part.rounds)} %`;
  return [
    name,
    `${tried.toLocaleString('en')} ${part.unit}`,
    done,
    part.goal,
    String(found.length),
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
