/**
 * The seed of a run's property tests: `SEED`, or a new one for every run. Read once in vitest.config.ts; test files get it
 * from there, so that all of one run share it.
 */
export function parseSeed(text: string | undefined): number {
  if (text === undefined || text === '') return Date.now() % 2_147_483_647;
  if (!/^-?\d{1,10}$/.test(text))
    throw new Error(`SEED is "${text}". Set it to a whole number, such as the seed that a failed test printed.`);
  return Number(text);
}
