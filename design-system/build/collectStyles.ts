import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { types, type PluginObj } from '@babel/core';
import { createServer, type Plugin } from 'vite';
import { styledTemplateOf } from './styledTemplates.ts';
import { transformLibrary } from './transformLibrary.ts';
import { rulesEnd } from './runtime/rulesEnd.ts';
import type { CompiledStyles } from './runtime/compiledStyles.ts';
import type * as RenderRules from './renderRules.tsx';

export interface CollectedStyles extends CompiledStyles {
  /** Class names in the build, by the id that styled-components gives to a component. */
  classNames: ReadonlyMap<string, string>;
}

const library = join(import.meta.dirname, '..');
const renderRulesPath = join(import.meta.dirname, 'renderRules.tsx');

/** Passes each styled component to `register`. */
const registerComponents = (): PluginObj => ({
  visitor: {
    Program: {
      exit(path) {
        path.unshiftContainer('body', [
          types.importDeclaration(
            [types.importSpecifier(types.identifier('_register'), types.identifier('register'))],
            types.stringLiteral(renderRulesPath),
          ),
        ]);
      },
    },
    TaggedTemplateExpression(path) {
      if (styledTemplateOf(path.node) === null) return;
      path.replaceWith(types.callExpression(types.identifier('_register'), [path.node]));
      path.skip();
    },
  },
});

const registering: Plugin = {
  name: 'afterglow:register-components',
  enforce: 'pre',
  transform: (code, id) =>
    code.includes('styled-components') ? transformLibrary(code, id, [registerComponents]) : null,
};

const componentFiles = (): string[] =>
  readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/\.(stories|test)\.tsx$|node_modules|^build[\\/]/.test(path))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((path) => join(library, path));

/**
 * Runs the sources of all components once and returns the rules that styled-components generates.
 *
 * @param prefix start of all class names
 */
export async function collectStyles(prefix = '_'): Promise<CollectedStyles> {
  // Otherwise Vite would set it to development, also for the builds that follow in this process.
  process.env.NODE_ENV ??= 'production';
  const vite = await createServer({
    configFile: false,
    root: library,
    logLevel: 'error',
    appType: 'custom',
    plugins: [registering],
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@afterglow\//, 'styled-components'] },
  });
  try {
    for (const file of componentFiles()) await vite.ssrLoadModule(file);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module whose type is imported above
    const { renderRules } = (await vite.ssrLoadModule(renderRulesPath)) as typeof RenderRules;
    return compile(renderRules(), prefix);
  } finally {
    await vite.close();
  }
}

/**
 * Gives each component a single short class name: the prefix, and one or two characters.
 * @throws Error if a rule selects another component by its id
 */
function compile(
  { components, keyframes }: ReturnType<typeof RenderRules.renderRules>,
  prefix: string,
): CollectedStyles {
  const classNames = new Map<string, string>();
  const compiled = components.map(({ id, name, css }, index) => {
    if (css.includes(id)) throw new Error(`A rule selects the component ${id}: give the element a data-part instead.`);
    const className = `${prefix}${index.toString(36)}`;
    classNames.set(id, className);
    const renamed = css.replaceAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'), `.${className}`);
    return { name: className, css: renamed + rulesEnd };
  });
  return {
    classNames,
    components: compiled,
    keyframes: keyframes.map(({ name, css }) => ({ name, css: css + rulesEnd })),
  };
}
