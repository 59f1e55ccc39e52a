import type { Plugin } from 'vite';

const isPage = (file: string): boolean => /\/site\/pages\/.+\.tsx$/.test(file);

/**
 * Returns what a module says besides its imports and the functions at its top: of a page its reads and what it exports
 * for its definition.
 */
export const outsideFunctions = (code: string): string =>
  code
    .replaceAll(/^import [\s\S]*?;$/gm, '')
    .replaceAll(/^(?:export )?(?:async )?function [\s\S]*?^}$/gm, '')
    .replaceAll(/\s+/g, ' ');

/**
 * Makes the module of a page replaceable while it is shown, with its state. React's plugin would reload the document,
 * as such a module also exports the page's reads; so it is told to look at components alone, and the document is
 * reloaded when anything else of the module has changed.
 */
export function hotPages(): Plugin {
  const codes = new Map<string, string>();
  return {
    name: 'afterglow:hot-pages',
    apply: 'serve',
    enforce: 'pre',
    transformIndexHtml: () => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        children: `window.__getReactRefreshIgnoredExports = ({ id }) => (/\\/pages\\/.+\\.tsx$/.test(id) ? ['page'] : []);`,
      },
    ],
    transform(code, id) {
      if (!isPage(id)) return null;
      codes.set(id, code);
      const [, component] = /^export const page\b[\s\S]*?\bPage: (\w+)/m.exec(code) ?? [];
      // React's plugin replaces only modules that export a component.
      return component === undefined ? null : { code: `${code}\nexport { ${component} as ShownPage };\n`, map: null };
    },
    async hotUpdate({ file, modules, read }) {
      const before = codes.get(file);
      if (this.environment.name !== 'client' || before === undefined) return undefined;
      if (outsideFunctions(before) === outsideFunctions(await read())) return undefined;
      for (const one of modules) this.environment.moduleGraph.invalidateModule(one);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
