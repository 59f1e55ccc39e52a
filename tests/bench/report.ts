import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conditionsInWords, rounds } from './browser/conditions.ts';
import { tableOf, type Figure } from './figures.ts';
import type { Machine } from './machine.ts';
import { benchFolder, fromRoot } from './places.ts';
import { loadInWords } from './servers/load.ts';

export interface Outcome {
  machine: Machine;
  figures: Figure[];
  /** Parts that could not be measured, each with a sentence. */
  failures: Record<string, string>;
  /** Seconds that the whole took. */
  took: number;
}

/** Where each floor is written, so that nobody needs to take its word. */
const floors = {
  'list and video page':
    'tests/bench/floor/markup.ts, as .cache/bench/floor/{list,video}/index.html, served by tests/bench/floor/staticServer.ts',
  'bare hydration': 'tests/bench/floor/tree.ts, as .cache/bench/floor/hydrate/',
  'bare server': 'tests/bench/floor/bufferServer.ts',
  'bare render': 'tests/bench/floor/renderServer.tsx',
};

const sentence = ({ cores, processor, memory, node, platform, chromium, load, commit }: Machine): string =>
  `${cores} cores (${processor}), ${memory} GB, ${platform}, Node ${node}, Chromium ${chromium}, load ${load.toFixed(1)} at the start${commit && `, commit ${commit}`}`;

/** Prints the outcome and writes it down. */
export function tell({ machine, figures, failures, took }: Outcome): void {
  console.log(`\n${sentence(machine)}`);
  console.log(
    `Pages: ${conditionsInWords}; medians of ${rounds} rounds, floor and site in turn.\nServer: ${loadInWords}.`,
  );
  console.log('Floors:');
  for (const [name, where] of Object.entries(floors)) console.log(`  ${name}: ${where}`);
  if (figures.length > 0) console.log(`\n${tableOf(figures)}`);
  for (const [part, why] of Object.entries(failures)) console.log(`\n${part} could not be measured: ${why}`);
  const missed = figures.filter(({ held }) => held === false).length;
  const held = figures.filter(({ held }) => held === true).length;
  const file = join(benchFolder, 'report.json');
  mkdirSync(benchFolder, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ machine, conditions: conditionsInWords, rounds, load: loadInWords, floors, figures, failures, took }, null, 2)}\n`,
  );
  console.log(
    `\nbench: ${held} held, ${missed} missed, ${Object.keys(failures).length} not measured, ${Math.round(took)} s → ${fromRoot(file)}`,
  );
}
