import type { Plugin } from '@terrazzo/parser';
import { catalogue } from './catalogue.ts';
import { resolvedFile, tailwindTheme } from './formats.ts';
import { stylesheet } from './stylesheet.ts';
import { script } from './script.ts';

/** Writes tokens.css, tokens.ts, catalogue.ts and the inputs of other tools from the resolved source. */
export const afterglow = (): Plugin => ({
  name: 'afterglow',
  async build({ resolver, outputFile }) {
    const source = {
      dark: resolver.apply({ theme: 'dark', width: 'wide' }),
      light: resolver.apply({ theme: 'light', width: 'wide' }),
      phone: resolver.apply({ theme: 'dark', width: 'phone' }),
    };
    const css = stylesheet(source);
    outputFile('tokens.css', css);
    outputFile('tokens.ts', script(source));
    outputFile('catalogue.ts', catalogue(source));
    outputFile('dark.json', resolvedFile(source.dark));
    outputFile('light.json', resolvedFile(source.light));
    outputFile('tailwind.css', tailwindTheme(source.dark));
    console.log(`tokens.css ${(Buffer.byteLength(css) / 1024).toFixed(1)} KB`);
  },
});
