/** Progress of the hard runs, kept in the repository, so that runs on several machines add up. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../tools/repository.ts';
import { treeStates } from '../tools/treeState.ts';

const progressShape = z.strictObject({
  /** Rounds that are done; the next one has this number plus one as its seed. */
  rounds: z.int().nonnegative(),
  tried: z.int().nonnegative(),
  seconds: z.number().nonnegative(),
  found: z.array(z.strictObject({ seed: z.int().nullable(), text: z.string(), tree: z.string() })),
  /** Number of faults that a later state of the tree no longer shows. */
  mended: z.int().nonnegative(),
  /** Sentences about programs that this machine lacks. */
  missing: z.array(z.string()),
  /** States of the tree that the rounds ran on, the first one first. */
  states: treeStates,
});

/** Progress of a part. The seed of a fault is null if no single round has shown it. */
export type Progress = z.infer<typeof progressShape>;

export const noProgress: Progress = {
  ...{ rounds: 0, tried: 0, seconds: 0, found: [], mended: 0, missing: [], states: [] },
};

/** Folder of the progress, by its path in the repository. It is the record of what has run, and no part of the tree's state. */
export const progressFolder = 'docs/hardening';

export const progressFile = (part: string): string => join(root, progressFolder, `${part}.json`);

/** Returns the progress in a file; none if the file is missing or unreadable. */
export function readProgress(file: string): Progress {
  try {
    return progressShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return noProgress;
  }
}

export function writeProgress(file: string, progress: Progress): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(progress, null, 2)}\n`);
}

export const forgetProgress = (file: string): void => rmSync(file, { force: true });
