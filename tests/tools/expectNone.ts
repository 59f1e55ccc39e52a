import { expect } from 'vitest';

/** Fails with what is to be done and the places that need it; silent when there are none. */
export function expectNone(findings: readonly string[], advice: string): void {
  if (findings.length > 0) expect.fail(`${advice}\n${findings.map((finding) => `  ${finding}`).join('\n')}`);
}
