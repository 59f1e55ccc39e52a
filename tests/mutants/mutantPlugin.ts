import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../tools/repository.ts';
import { applyMutant, type Mutant } from './mutators.ts';
import { addProbes } from './probes.ts';

/**
 * The changes that a test run makes to the modules that it loads: it applies one mutant, or adds probes that report
 * which code runs.
 */
export type MutantTask = { mutant: Mutant } | { probes: Mutant[] };

/**
 * The environment variables by which mutate.ts passes the task, and the file in which to record which tests reach which
 * place.
 */
export const taskVariable = 'MUTANT_TASK';
export const reachVariable = 'MUTANT_REACH';

export const readTask = (): MutantTask =>
  // Written by mutate.ts.
  JSON.parse(readFileSync(process.env[taskVariable] ?? '', 'utf8')) as MutantTask;

/** Returns a Vite plugin that changes modules as they are loaded, never on disk. */
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
