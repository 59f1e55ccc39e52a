import { transformAsync, types, type PluginObj } from '@babel/core';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Replaces a message in the code with its parsed syntax tree. */
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
 * Transforms the sources of the design system before bundling. Every styled component gets an id derived from its file
 * instead of a running number, so that server and browser agree on class names however the modules are split. In a
 * build, English messages are parsed in place: they are bundled with the component that uses them, and the browser
 * needs neither a parser nor a list of all of them.
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
