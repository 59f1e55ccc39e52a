import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { types, type PluginObj } from '@babel/core';
import { build, type Plugin } from 'vite';
import { precompileMessages } from '../precompileMessages.ts';
import { transformLibrary } from '../transformLibrary.ts';
import type { Source } from './sources.ts';
import { packedSpecifier } from './specifiers.ts';

/** Imports `styled` by name: Node loads styled-components as CommonJS, whose default export is an object there. */
const importStyledByName = (): PluginObj => ({
  visitor: {
    Program: {
      exit(program) {
        for (const node of program.node.body) {
          if (!types.isImportDeclaration(node) || node.source.value !== 'styled-components') continue;
          node.specifiers = node.specifiers.map((one) =>
            types.isImportDefaultSpecifier(one) ? types.importSpecifier(one.local, types.identifier('styled')) : one,
          );
        }
      },
    },
  },
});

const viteUrl = /import (\w+) from '(\.[^']+\.svg)\?url&no-inline';/;

const libraryPlugin: Plugin = {
  name: 'afterglow:pack',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer === undefined || id.startsWith('.') ? null : { id: packedSpecifier(id), external: true },
  transform: (code, id) =>
    viteUrl.test(code)
      ? // Any bundler and Node understand this; Vite alone understands `?url`.
        code.replace(viteUrl, 'const $1 = new URL("$2", import.meta.url).href;')
      : /styled-components|defaultMessage/.test(code)
        ? transformLibrary(code, id, [precompileMessages, importStyledByName])
        : null,
};

/** Writes the modules of a package, and those that they import, as JavaScript: one file each, without bundling. */
export async function buildModules({ folder, modules, typesOnly }: Source, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [libraryPlugin],
    json: { namedExports: false },
    build: {
      // Keeps packages and files other than code external.
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      rollupOptions: {
        input: [...modules.values()].filter((file) => !typesOnly.has(file)).map((file) => join(folder, file)),
        platform: 'neutral',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', preserveModules: true, preserveModulesRoot: folder, entryFileNames: '[name].js' },
        checks: { pluginTimings: false },
      },
    },
  }); // Compilers drop imports of such modules; an import that is kept finds an empty module.
  for (const file of typesOnly) writeFileSync(join(outDir, file.replace(/\.ts$/, '.js')), 'export {};\n');
}
