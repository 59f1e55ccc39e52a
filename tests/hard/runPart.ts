import type { OpenPart, Part } from './part.ts';
import type { Progress } from './progress.ts';

/** At most this many faults of a part are kept: more are hardly read. */
const maxFound = 50;

const add = (progress: Progress, more: Partial<Progress>): Progress => ({
  ...progress,
  ...more,
  found: [...progress.found, ...(more.found ?? [])].slice(0, maxFound),
  missing: [...new Set([...progress.missing, ...(more.missing ?? [])])],
});

async function runRound(open: OpenPart, progress: Progress, clock: () => number): Promise<Progress> {
  const seed = progress.rounds + 1;
  const begun = clock();
  const { tried, found, missing = [] } = await open.round(seed);
  return add(progress, {
    rounds: seed,
    tried: progress.tried + tried,
    seconds: progress.seconds + (clock() - begun) / 1_000,
    found: found.map((text) => ({ seed, text })),
    missing,
  });
}

/**
 * Runs the rounds of a part that are left, until all are done or `endsAt` (milliseconds of `clock`) has passed. At
 * least one round runs.
 * @param save is called after each round, so that an interrupted run continues there
 */
export async function runPart(
  part: Part,
  before: Progress,
  { endsAt, clock, save }: { endsAt: number; clock: () => number; save: (progress: Progress) => void },
): Promise<Progress> {
  if (before.rounds >= part.rounds) return before;
  const open = await part.open();
  let progress = before;
  do {
    progress = await runRound(open, progress, clock);
    save(progress);
  } while (progress.rounds < part.rounds && clock() < endsAt);
  progress = add(progress, { found: (await open.close()).map((text) => ({ seed: null, text })) });
  save(progress);
  return progress;
}

/** Runs a single round by its seed, to see a fault again. */
export async function runSeed(part: Part, seed: number): Promise<string[]> {
  const open = await part.open();
  const { found } = await open.round(seed);
  return [...found, ...(await open.close())];
}
