/**
 * The longest time that tests wait. Generous: the benchmarks measure speed, and a busy machine must not fail a test.
 */
export const patience = { timeout: 15_000 };

// Vitest setup: the same limit for queries in a page. Tests without a document load nothing for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: patience.timeout });
}
