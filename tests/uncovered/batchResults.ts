import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const result = z.object({
  /** Parts that did not run, by the path of a script in the build. */
  unrun: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
  failures: z.array(z.string()),
});
export type BatchResult = z.output<typeof result>;

/** Results of a state of the tree, kept in files, so that a run that was broken off goes on where it was. */
export interface BatchResults {
  read: (key: string) => BatchResult | undefined;
  write: (key: string, of: BatchResult) => void;
}

/** Opens the results of a state in a folder, and removes those of other states. */
export function openBatchResults(folder: string, state: string): BatchResults {
  const own = join(folder, state);
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== state) rmSync(join(folder, name), { recursive: true, force: true });
  const fileOf = (key: string): string => join(own, `${key}.json`);
  return {
    read: (key) => (existsSync(fileOf(key)) ? result.parse(JSON.parse(readFileSync(fileOf(key), 'utf8'))) : undefined),
    write: (key, of) => {
      // A broken-off write is not taken for a result.
      writeFileSync(`${fileOf(key)}-unfinished`, JSON.stringify(of));
      renameSync(`${fileOf(key)}-unfinished`, fileOf(key));
    },
  };
}
