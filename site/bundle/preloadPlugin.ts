import { join } from 'node:path';
import type { Plugin } from 'vite';

const helper = JSON.stringify(join(import.meta.dirname, '../runtime/client/preloadModules.ts'));

/** Replaces the helper module with which Vite wraps each `import()` of the client by the site's own. */
export const preloadPlugin: Plugin = {
  name: 'afterglow:preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export { preloadModules as __vitePreload } from ${helper};` : null,
};
