/** The same in every run, so that one that lands and one that does not differ by their change. `npm run seeds` tries others. */
const seedOfRuns = 1;

/**
 * The seed of a run's property tests: `SEED`, or that of every run. Read once in vitest.config.ts; test files get it from
 * there, so that all of one run share it.
 */
export function parseSeed(text: string | undefined): number {
  if (text === undefined || text === '') return seedOfRuns;
  if (!/^-?\d{1,10}$/.test(text))
    throw new Error(`SEED is "${text}". Set it to a whole number, such as the seed that a failed test printed.`);
  return Number(text);
}
