import { expect } from 'vitest';

/** Fails the test with advice and the list of findings, if there are any. */
export function expectNone(findings: readonly string[], advice: string): void {
  if (findings.length > 0) expect.fail(`${advice}\n${findings.map((finding) => `  ${finding}`).join('\n')}`);
}
