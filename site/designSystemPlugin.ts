import { transformAsync, types, type PluginObj } from '@babel/core';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Puts a sentence into the code as the tree that its parser would make of it. */
const precompileMessages = (): PluginObj => ({
  visitor: {
    ObjectProperty({ node }) {
      const named = types.isIdentifier(node.key, { name: 'defaultMessage' });
      if (named && types.isStringLiteral(node.value)) node.value = types.valueToNode(parse(node.value.value));
    },
  },
});

const styledComponentsPlugin = [
  'babel-plugin-styled-components',
  { ssr: true, displayName: false, fileName: false, pure: true, minify: true, transpileTemplateLiterals: false },
];

/**
 * What the sources of the design system need before they are bundled. Every styled component gets a name made from its
 * file instead of a running number, so that server and browser agree on class names however the modules are split. In a build,
 * English sentences are parsed where they stand: they travel with the component that says them, and the browser needs neither a
 * parser nor a list of all of them.
 */
export const designSystemPlugin = (build: boolean): Plugin => ({
  name: 'afterglow:design-system',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!/\/design-system\/.*\.tsx?$/.test(file) || !/styled-components|defaultMessage/.test(code)) return null;
    const made = await transformAsync(code, {
      filename: file,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: build ? [styledComponentsPlugin, precompileMessages] : [styledComponentsPlugin],
    });
    return made?.code ? { code: made.code, map: JSON.stringify(made.map) } : null;
  },
});
