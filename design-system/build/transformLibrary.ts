import { transformAsync, type PluginItem } from '@babel/core';

/** Gives every styled component an id derived from its file instead of a running number. */
const styledComponentsPlugin: PluginItem = [
  'babel-plugin-styled-components',
  { ssr: true, displayName: false, fileName: false, pure: true, minify: true, transpileTemplateLiterals: false },
];

/** Transforms a module of the design system with Babel; null for any other module. */
export async function transformLibrary(
  code: string,
  id: string,
  plugins: readonly PluginItem[],
): Promise<{ code: string; map: string } | null> {
  const file = id.split('?')[0] ?? id;
  if (!/\/design-system\/.*\.tsx?$/.test(file)) return null;
  const made = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [styledComponentsPlugin, ...plugins],
  });
  return made?.code ? { code: made.code, map: JSON.stringify(made.map) } : null;
}
