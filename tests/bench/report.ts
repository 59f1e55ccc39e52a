import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProfile, desktop, phone, rounds } from './browser/conditions.ts';
import type { Figure } from './figures.ts';
import type { Machine } from './machine.ts';
import { benchFolder, fromRoot } from './paths.ts';
import { loadSummary } from './servers/loadGenerator.ts';
import { formatTable } from './table.ts';

export interface Outcome {
  machine: Machine;
  figures: Figure[];
  /** Error messages of parts that could not be measured. */
  failures: Record<string, string>;
  /** Whether pages were measured over HTTP/1.1. */
  http1: boolean;
  /** The version that this one is compared with. */
  against: string | null;
  /** Total duration in seconds. */
  tookSeconds: number;
}

/** Sources of the baselines, for verification. */
const baselines = {
  'list and video page':
    'tests/bench/baseline/markup.ts, as .cache/bench/floor/{list,video}/index.html, served by tests/bench/baseline/staticServer.ts',
  'bare hydration': 'tests/bench/baseline/tree.ts, as .cache/bench/floor/hydrate/',
  'bare server': 'tests/bench/baseline/bufferServer.ts',
  'bare render': 'tests/bench/baseline/renderServer.tsx',
};

const machineSummary = ({ cores, processor, memory, node, platform, chromium, load, commit }: Machine): string =>
  `${cores} cores (${processor}), ${memory} GB, ${platform}, Node ${node}, Chromium ${chromium}, load ${load.toFixed(1)} at the start${commit && `, commit ${commit}`}`;

const pagesSummary = (http1: boolean): string =>
  `${describeProfile(phone)}; ${describeProfile(desktop)}; ${http1 ? 'HTTP/1.1' : 'HTTP/2 and TLS by tests/bench/servers/tlsProxy.ts before both'}, empty cache; medians of up to ${rounds} rounds, floor and site in turn`;

/** Prints the results and writes report.json. */
export function writeReport({ machine, figures, failures, http1, against, tookSeconds }: Outcome): void {
  console.log(`\n${machineSummary(machine)}`);
  console.log(`Pages: ${pagesSummary(http1)}.\nServer: ${loadSummary}.`);
  if (against !== null)
    console.log(`Before: ${against}, in turn with this version; medians that differ by less than 5 % say nothing.`);
  console.log('Floors:');
  for (const [name, where] of Object.entries(baselines)) console.log(`  ${name}: ${where}`);
  if (figures.length > 0) console.log(`\n${formatTable(figures)}`);
  for (const [part, why] of Object.entries(failures)) console.log(`\n${part} could not be measured: ${why}`);
  const failedCount = figures.filter(({ passed }) => passed === false).length;
  const passedCount = figures.filter(({ passed }) => passed === true).length;
  const file = join(benchFolder, 'report.json');
  mkdirSync(benchFolder, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ machine, against, conditions: pagesSummary(http1), load: loadSummary, floors: baselines, figures, failures, took: tookSeconds }, null, 2)}\n`,
  );
  console.log(
    `\nbench: ${passedCount} held, ${failedCount} missed, ${Object.keys(failures).length} not measured, ${Math.round(tookSeconds)} s → ${fromRoot(file)}`,
  );
}
