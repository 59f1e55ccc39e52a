import { expect } from 'vitest';

/** Fails with what is to be done and the places that need it; silent when there are none. */
export function expectNone(places: readonly string[], advice: string): void {
  if (places.length > 0) expect.fail(`${advice}\n${places.map((place) => `  ${place}`).join('\n')}`);
}
