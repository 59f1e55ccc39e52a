/** The results so far. They are written after each film, so that an interrupted run can continue. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { workFolder } from './makeFilm.ts';

const played = z.object({
  faults: z.array(z.string()),
  /** Seconds of playing that the result is based on. */
  watched: z.number(),
  /** Whether it was also played from its start to its end. */
  whole: z.boolean().default(false),
  seconds: z.number(),
  width: z.number(),
  height: z.number(),
});

const outcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('refused'), codes: z.array(z.string()), reason: z.string() }),
  z.object({ state: z.literal('public'), videoId: z.number(), seconds: z.number() }),
  z.object({ state: z.literal('failed'), reason: z.string() }),
]);

const result = z.object({
  /** Hash of the recipe. */
  hash: z.string(),
  outcome: z.optional(outcome),
  /** Whether it was uploaded through the form instead of API calls. */
  form: z.boolean().default(false),
  took: z.number().default(0),
  made: z.string().default(''),
  faults: z.array(z.string()).default([]),
  browsers: z.record(z.string(), played).default({}),
});
export type Result = z.infer<typeof result>;

const path = join(workFolder, 'results.json');

export function readResults(): Map<string, Result> {
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(z.record(z.string(), result).parse(JSON.parse(readFileSync(path, 'utf8')))));
}

export function writeResults(results: ReadonlyMap<string, Result>): void {
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(results), null, 1));
  renameSync(`${path}.new`, path);
}

/** Also deletes the videos, because an existing film is refused as a duplicate of itself. */
export function forgetResults(): void {
  for (const part of ['results.json', 'data', 'photos', 'report'])
    rmSync(join(workFolder, part), { recursive: true, force: true });
}
