import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../tools/repository.ts';
import { applyMutant, type Mutant } from './mutators.ts';
import { addProbes } from './probes.ts';

/** What a run of tests does to the modules it loads: it changes one of them, or has many of them say what runs. */
export type MutantTask = { mutant: Mutant } | { probes: Mutant[] };

/** The variables through which mutate.ts tells a run its task, and where to write which tests reach what. */
export const taskVariable = 'MUTANT_TASK';
export const reachVariable = 'MUTANT_REACH';

export const readTask = (): MutantTask =>
  // Written by mutate.ts.
  JSON.parse(readFileSync(process.env[taskVariable] ?? '', 'utf8')) as MutantTask;

/** A Vite plugin: changes modules as they are loaded, never on the disk. */
export function mutantPlugin(task: MutantTask): {
  name: string;
  enforce: 'pre';
  transform: (code: string, id: string) => string | undefined;
} {
  const ofFile = (file: string, code: string): string | undefined => {
    if ('mutant' in task) return task.mutant.file === file ? applyMutant(code, task.mutant) : undefined;
    const mutants = task.probes.filter((mutant) => mutant.file === file);
    return mutants.length > 0 ? addProbes(code, mutants) : undefined;
  };
  return {
    name: 'afterglow-mutants',
    enforce: 'pre',
    transform: (code, id) => ofFile(relative(root, id.replace(/\?.*$/, '')), code),
  };
}
