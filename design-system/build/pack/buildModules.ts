import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import type { CollectedStyles } from '../collectStyles.ts';
import { compileComponents, type CompileOptions } from '../compileComponents.ts';
import { precompileMessages } from '../precompileMessages.ts';
import { transformLibrary } from '../transformLibrary.ts';
import { intlOnServer } from './intlOnServer.ts';
import { isClient } from './isClient.ts';
import type { Source } from './sources.ts';
import { packedSpecifier } from './specifiers.ts';
import { rulesOf } from './styleSheets.ts';

const viteUrl = /import (\w+) from '(\.[^']+\.svg)\?url&no-inline';/;

/** Rewrites imports that Vite alone understands in a way that any bundler and Node understand. */
const withoutVite = (code: string): string => code.replace(viteUrl, 'const $1 = new URL("$2", import.meta.url).href;');

/** Folder of the modules that a package has from the contract. */
export const contractPart = 'contract';

/** Import by which a module brings its rules: bundlers find a style sheet there, and Node an empty module. */
const importOfRules = (file: string): string => `import "#rules/${file}";\n`;

/** Compiles the styled components of a package; writes the rules of each module into a file beside it. */
function componentsPlugin(styles: CollectedStyles): Plugin {
  const classNames = new Map<string, string[]>();
  return {
    name: 'afterglow:pack-components',
    enforce: 'pre',
    transform(code, id) {
      if (viteUrl.test(code)) return withoutVite(code);
      if (!/styled-components|react-intl/.test(code)) return null;
      const found: string[] = [];
      classNames.set(id, found);
      const options: CompileOptions = {
        classNames: styles.classNames,
        waitsForRules: false,
        onComponent: (name) => found.push(name),
      };
      return transformLibrary(code, id, [precompileMessages, intlOnServer, [compileComponents, options]]);
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const names = classNames.get(chunk.facadeModuleId ?? '') ?? [];
        const file = chunk.fileName.replace(/js$/, 'css');
        if (names.length > 0) this.emitFile({ type: 'asset', fileName: file, source: rulesOf(styles, names) });
        chunk.code = packedCode(chunk.code, names.length > 0 ? importOfRules(file) : '');
      }
    },
  };
}

/**
 * Returns the code of a compiled module as it is packed.
 *
 * @param ending its last import: the rules of what a component is built on come before its own
 */
function packedCode(code: string, ending: string): string {
  // Only rules used what is not imported by name.
  const used = code.replaceAll(/^import "[^"]+";\n/gm, '');
  return `${isClient(used) ? '"use client";\n' : ''}${used}${ending}`;
}

const contractFolder = join(import.meta.dirname, '../../../fixtures/contract');

/**
 * Leaves other packages outside. At run time the library needs a few constants of the contract: they are packed
 * with it, so that the contract is only needed for types.
 */
const outside: Plugin = {
  name: 'afterglow:pack-outside',
  enforce: 'pre',
  resolveId(id, importer) {
    const ofContract = /^@afterglow\/contract\/(.+)/.exec(id)?.[1];
    if (ofContract !== undefined) return join(contractFolder, `${ofContract}.ts`);
    if (importer === undefined || /^[./]/.test(id)) return null;
    return { id: packedSpecifier(id), external: true, moduleSideEffects: false };
  },
};

/** Returns the file of a packed module; those of the contract have a folder of their own. */
const fileOf =
  (folder: string) =>
  ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
    facadeModuleId?.startsWith(contractFolder) && folder !== contractFolder
      ? `${contractPart}/${relative(contractFolder, facadeModuleId).replace(/\.ts$/, '.js')}`
      : '[name].js';

/**
 * Writes the modules of a package, and those that they import, as JavaScript: one file each, without bundling.
 */
export async function buildModules(source: Source, outDir: string): Promise<void> {
  const { folder, modules, typesOnly, styles } = source;
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [outside, ...(styles ? [componentsPlugin(styles)] : [])],
    json: { namedExports: false },
    build: {
      // Keeps packages and files other than code external.
      ssr: true,
      outDir,
      emptyOutDir: false,
      emitAssets: true,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      rollupOptions: {
        input: [...modules.values()].filter((file) => !typesOnly.has(file)).map((file) => join(folder, file)),
        platform: 'neutral',
        preserveEntrySignatures: 'strict',
        // Tokens and fragments of rules, which only rules use, are imported no longer.
        treeshake: { moduleSideEffects: false },
        output: { format: 'es', preserveModules: true, preserveModulesRoot: folder, entryFileNames: fileOf(folder) },
        checks: { pluginTimings: false },
      },
    },
  });
  // Compilers drop imports of such modules; an import that is kept finds an empty module.
  for (const file of typesOnly) writeFileSync(join(outDir, file.replace(/\.ts$/, '.js')), 'export {};\n');
}
