import type { Plugin } from 'vite';
import type { CollectedStyles } from './collectStyles.ts';
import { compileComponents, type CompileOptions } from './compileComponents.ts';
import { precompileMessages } from './precompileMessages.ts';
import { transformLibrary } from './transformLibrary.ts';

/**
 * Transforms the sources of the design system before bundling. Every styled component gets an id derived from its file
 * instead of a running number, so that server and browser agree on class names however the modules are split.
 *
 * In a build, with `styles`, English messages are parsed in place: they are bundled with the component that uses them,
 * and the browser needs neither a parser nor a list of all messages. Styled components become plain elements with the
 * class names of the compiled rules: neither browser nor server runs styled-components.
 *
 * @param styles rules of all components; omitted in development
 */
export const designSystemPlugin = (styles?: CollectedStyles): Plugin => ({
  name: 'afterglow:design-system',
  enforce: 'pre',
  load(id) {
    if (!styles) return null;
    if (id.endsWith('/build/runtime/compiledStyles.ts'))
      return `export const compiledStyles = ${JSON.stringify({ components: styles.components, keyframes: styles.keyframes })};`;
    if (!id.endsWith('/build/runtime/stylesheetUrl.ts')) return null;
    const source = [...styles.keyframes, ...styles.components].map(({ css }) => css).join('');
    const file = this.emitFile({ type: 'asset', name: 'components.css', source });
    return `export const stylesheetUrl = import.meta.ROLLUP_FILE_URL_${file};`;
  },
  transform: (code, id) =>
    /styled-components|defaultMessage|import\(/.test(code)
      ? transformLibrary(code, id, styles ? [precompileMessages, compiling(styles)] : [])
      : null,
});

const compiling = ({ classNames }: CollectedStyles): [typeof compileComponents, CompileOptions] => [
  compileComponents,
  { classNames, waitsForRules: true },
];
