import { minify } from 'terser';
import type { Plugin } from 'vite';
import { hintWrappers } from './hintWrappers.ts';

/**
 * Minifies each chunk again after the bundler's own minifier: saves 760 bytes (Brotli) of a list's first load. Terser
 * alone saves 200. File names keep the hash of the bundled code, which determines the minified code.
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
