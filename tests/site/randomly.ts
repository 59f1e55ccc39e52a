import * as fc from 'fast-check';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
let told = false;

const settings = (runs: number) => {
  if (!told) console.log(`SEED=${seed}`);
  told = true;
  return { seed, numRuns: runs };
};

/** Checks a property with a seed that is printed, so that a failure can be had again with SEED=…. */
export const randomly = <Words>(property: fc.IProperty<Words>, runs = 300): void => fc.assert(property, settings(runs));

export const randomlyAwaited = <Words>(property: fc.IAsyncProperty<Words>, runs = 300): Promise<void> =>
  fc.assert(property, settings(runs));
