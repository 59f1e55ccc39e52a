import { readFileSync } from 'node:fs';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import type { Theme } from './contrast.ts';

/**
 * Resolves all tokens of each theme, including aliases. For tests, which check the source rather than the build output.
 */
export async function resolved(): Promise<Record<Theme, TokenNormalizedSet>> {
  const here = new URL('./', import.meta.url);
  const filename = new URL('source/afterglow.resolver.json', here);
  const config = defineConfig({ tokens: [filename.href] }, { cwd: here });
  const { resolver } = await parse([{ filename, src: readFileSync(filename, 'utf8') }], {
    config,
    skipLint: true,
    req: async (address) => readFileSync(address, 'utf8'),
  });
  return { dark: resolver.apply({ theme: 'dark' }), light: resolver.apply({ theme: 'light' }) };
}
