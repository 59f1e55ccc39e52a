import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Gives every styled component a name made from its file instead of a running number, so that server and browser agree
 * on class names however the modules are split and in whatever order they are loaded. It also takes the white space out of templates.
 */
export const styledNames = (): Plugin => ({
  name: 'afterglow:styled-names',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!/\/design-system\/.*\.tsx?$/.test(file) || !code.includes("'styled-components'")) return null;
    const made = await transformAsync(code, {
      filename: file,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: [['babel-plugin-styled-components', { ssr: true, displayName: false, fileName: false, pure: true, minify: true, transpileTemplateLiterals: false }]],
    });
    return made?.code ? { code: made.code, map: JSON.stringify(made.map) } : null;
  },
});
