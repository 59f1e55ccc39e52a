import { minify } from 'terser';
import type { Plugin } from 'vite';
import { hintWrappers } from './hintWrappers.ts';

/**
 * Minifies each chunk once more, after the bundler's own minifier: 760 bytes less of a list's first load (brotli). Terser
 * alone saves 200. The names keep the hash of what was bundled, of which this is a function.
 */
export const terserPlugin: Plugin = {
  name: 'terser',
  apply: 'build',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    await Promise.all(
      chunks.map(async (chunk) => {
        const { code } = await minify(chunk.code, { module: true, compress: { passes: 3 } });
        if (code === undefined) throw new Error(`Terser made nothing of ${chunk.fileName}.`);
        chunk.code = hintWrappers(code);
      }),
    );
  },
};
