import { join } from 'node:path';
import type { Plugin } from 'vite';

const helper = JSON.stringify(join(import.meta.dirname, '../shell/preloadModules.ts'));

/** Vite wraps each `import()` of the client in a function of this module of its own: the site's takes its place. */
export const preloadPlugin: Plugin = {
  name: 'afterglow:preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export { preloadModules as __vitePreload } from ${helper};` : null,
};
