/** How long tests wait at most for what must come. Ample: speed belongs to the bench, and a busy machine fails no test. */
export const patience = { timeout: 15_000 };

// Vitest setup: the same for what is looked for in a page. Tests without one load nothing for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: patience.timeout });
}
