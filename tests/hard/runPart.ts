import { addState, type TreeName } from '../tools/treeState.ts';
import type { OpenPart, Part, RoundResult } from './part.ts';
import type { Progress } from './progress.ts';

/** At most this many faults of a part are kept: more are hardly read. */
const maxFound = 50;

const add = (progress: Progress, more: Partial<Progress>): Progress => ({
  ...progress,
  ...more,
  found: [...progress.found, ...(more.found ?? [])].slice(0, maxFound),
  missing: [...new Set([...progress.missing, ...(more.missing ?? [])])],
});

interface Run {
  /** Milliseconds of `clock` after which no further round begins. */
  endsAt: number;
  clock: () => number;
  /** Name of the state of the tree that the rounds run on. */
  state: TreeName;
  /** Is called after each round, so that an interrupted run continues there. */
  save: (progress: Progress) => void;
}

/** Runs a round. One that throws has found that, and tried nothing. */
async function tryRound(open: OpenPart, seed: number): Promise<RoundResult & { isBroken: boolean }> {
  try {
    return { ...(await open.round(seed)), isBroken: false };
  } catch (error) {
    return { tried: 0, found: [`The round broke off: ${String(error).slice(0, 600)}`], isBroken: true };
  }
}

async function runRound(
  open: OpenPart,
  progress: Progress,
  { clock, state }: Run,
): Promise<{ progress: Progress; isBroken: boolean }> {
  const seed = progress.rounds + 1;
  const begun = clock();
  const { tried, found, missing = [], isBroken } = await tryRound(open, seed);
  const after = add(progress, {
    rounds: seed,
    tried: progress.tried + tried,
    seconds: progress.seconds + (clock() - begun) / 1_000,
    found: found.map((text) => ({ seed, text, tree: state.tree })),
    missing,
    states: addState(progress.states, state),
  });
  return { progress: after, isBroken };
}

/** Replaces the faults of a round by those that it shows now. If it shows none, they count as mended. */
function replaceFaults(progress: Progress, seed: number, found: readonly string[], tree: string): Progress {
  const others = progress.found.filter((fault) => fault.seed !== seed);
  return {
    ...progress,
    mended: progress.mended + (found.length === 0 ? progress.found.length - others.length : 0),
    found: [...others, ...found.map((text) => ({ seed, text, tree }))].slice(0, maxFound),
  };
}

/** Repeats the rounds in which another state of the tree has shown faults. */
async function repeatFaults(open: OpenPart, progress: Progress, { state: { tree }, save }: Run): Promise<Progress> {
  const old = progress.found.flatMap((fault) => (fault.tree !== tree && fault.seed !== null ? [fault.seed] : []));
  let now = progress;
  for (const seed of new Set(old)) {
    const { found } = await tryRound(open, seed);
    now = replaceFaults(now, seed, found, tree);
    save(now);
  }
  return now;
}

const isDone = (part: Part, { rounds }: Progress): boolean => rounds >= part.rounds;
const isRepeated = ({ found }: Progress, { tree }: TreeName): boolean =>
  found.every((fault) => fault.seed === null || fault.tree === tree);

/**
 * Runs the rounds of a part that are left, until all are done or the time is over. At least one round runs. Rounds that
 * found something on another state of the tree are repeated first.
 */
export async function runPart(part: Part, before: Progress, run: Run): Promise<Progress> {
  if (isDone(part, before) && isRepeated(before, run.state)) return before;
  const open = await part.open();
  let progress = await repeatFaults(open, before, run);
  // A part whose round broke off may be broken itself, so that the next run starts it anew.
  for (let isLast = false; !isLast && !isDone(part, progress); isLast ||= run.clock() >= run.endsAt) {
    ({ progress, isBroken: isLast } = await runRound(open, progress, run));
    run.save(progress);
  }
  const ends = await open.close();
  progress = add(progress, { found: ends.map((text) => ({ seed: null, text, tree: run.state.tree })) });
  run.save(progress);
  return progress;
}

/** Runs a single round by its seed, to see a fault again. */
export async function runSeed(part: Part, seed: number): Promise<string[]> {
  const open = await part.open();
  const { found } = await open.round(seed);
  return [...found, ...(await open.close())];
}
