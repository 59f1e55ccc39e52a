/** The same in every run, so that runs differ only by the change under test. `npm run seeds` tries others. */
const seedOfRuns = 1;

/**
 * Returns the seed of a run's property tests: `SEED`, or the default of every run. It is read once, in
 * vitest.config.ts, which passes it to the test files, so that all files of a run share it.
 */
export function parseSeed(text: string | undefined): number {
  if (text === undefined || text === '') return seedOfRuns;
  if (!/^-?\d{1,10}$/.test(text))
    throw new Error(`SEED is "${text}". Set it to a whole number, such as the seed that a failed test printed.`);
  return Number(text);
}
