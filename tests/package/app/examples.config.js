/** Bundles the examples of the documentation with all that they import, so that Node runs style sheets, too. */
export default {
  build: { ssr: 'src/examples.tsx', outDir: 'examples' },
  ssr: { noExternal: true },
  logLevel: 'warn',
};
