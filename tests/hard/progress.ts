/** Progress of the hard runs, kept between runs of the command. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../tools/repository.ts';

const progressShape = z.strictObject({
  /** Rounds that are done; the next one has this number plus one as its seed. */
  rounds: z.int().nonnegative(),
  tried: z.int().nonnegative(),
  seconds: z.number().nonnegative(),
  found: z.array(z.strictObject({ seed: z.int().nullable(), text: z.string() })),
  /** Sentences about programs that this machine lacks. */
  missing: z.array(z.string()),
});

/** Progress of a part. The seed of a fault is null if no single round has shown it. */
export type Progress = z.infer<typeof progressShape>;

export const noProgress: Progress = { rounds: 0, tried: 0, seconds: 0, found: [], missing: [] };

/** Progress belongs to a state of the tree: another state begins anew. */
export const progressFile = (tree: string, part: string): string =>
  join(root, '.cache/hard', tree.replaceAll(/[^\w-]/g, '_'), `${part}.json`);

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
  writeFileSync(file, JSON.stringify(progress, null, 1));
}

export const forgetProgress = (file: string): void => rmSync(file, { force: true });
